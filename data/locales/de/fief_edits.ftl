# Was eine Spielleitung von Hand ändert.

fief-do-set_units = Truppen in einem Dorf
fief-field-unit = Welche Art?
fief-field-number = Wie viele?

fief-units-set = 🛠️ { $unit } von { $seat } in { $village } jetzt: { $number }.

fief-no-edit-now = Etwas ist im Gange, das die Karte festhält, etwa eine Schlacht, eine Wahl oder Gebote. Lass es erst enden; eine Schlacht endet durch `call_off`.
fief-no-edit-fog = Im Nebel des Krieges zählt Truppen nur, wem sie gehören. Geh stattdessen mit `/leitung zurückspulen` zurück.
fief-no-edit-gone = { $seat } hat das Spiel verlassen. Wähle jemanden, der noch dabei ist.
fief-no-edit-siege = { $seat } belagert { $village } nicht. Belagerungsmaschinen stehen nur bei einer eigenen Belagerung.
fief-no-edit-units = { $unit } von { $seat } in { $village }: { $most ->
    [0] Im Vorrat sind keine mehr
   *[other] Wähle 0 bis { $most }, denn mehr sind nicht im Vorrat
}.
fief-no-edit-value = „{ $value }“ gehört nicht zu diesem Spiel. Wähle etwas Angebotenes.
