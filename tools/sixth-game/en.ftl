# Lights.

lights-burns = the light at { $cell } burns
lights-id = found { $found }, expected rows, x, columns, a colon and a digit 0 or 1 for each light
lights-size = found { $found }, expected from 1 to { $most } rows and columns
lights-bits = found { $found }, expected 0 or 1 for each of { $wanted ->
    [one] the one cell
   *[other] the { $wanted } cells
}
lights-move = found { $found }, expected a cell and what becomes of it: r1c2=pressed, r1c2=left or r1c2=empty
lights-progress = found { $found }, expected moves, or 1, 0 or . for each cell
lights-no-model = Lights needs no model: it is a linear system
lights-no-levels = Lights makes no boards of a wished difficulty
lights-last_switch = All other switches of the light at { $light } are decided, so { $cell } is { $what }.
    .name = last switch
    .about = the last open switch of a light must put it out
lights-elimination = The lights together leave { $cell } no choice: it is { $what }.
    .name = elimination
    .about = the equations of several lights, added up, leave one cell
lights-wrong = No solution keeps this position.
lights-stuck = Several solutions remain.
lights = Lights
    .about = the cells to press so that every light goes out
    .goal = Press cells until every light is out.
    .rules = Pressing a cell turns its own light and those beside it.
    .how = Press a cell to mark it as pressed.
    .edit = Press a light to turn it on or off.
lights-method-linear = Gaussian elimination modulo 2; the default
lights-format-id = rows, columns, then 1 for each light that burns
