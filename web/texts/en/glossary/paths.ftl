### Ways through a field.

potential-field = potential field
    .forms = potential | the field
    .text = A number for each place: obstacles push, the goal pulls, and the robot goes where it is low.

hollow = hollow
    .forms = hollow | hollows
    .text = A cell that is lower than all of its neighbours and is not the goal: a local minimum. Who only goes downhill is caught there.

best-first = best-first search
    .forms = the lowest first | the one of the lowest value
    .text = Of all cells that it can go on to, the search takes the one of the lowest value, wherever that is. So it can leave a hollow, which climbing downhill cannot.

descent = climbing downhill
    .forms = it climbs | climbing | climb
    .text = Going from the present cell to the neighbour of the lowest value, one step at a time, with no plan and no memory.

completeness = complete search
    .forms = There is no way | a proof | no way by such steps | no way out by such steps | no way at this resolution
    .text = A search is complete if it finds a way whenever there is one. At a resolution it is complete for steps of a given size: when it ends with nothing, it has proven that there is no way by such steps.

resolution = resolution
    .forms = steps of a voxel
    .text = The size of the steps that a search goes by: here a voxel and a turn by 30° or 45°. What only smaller steps could do it does not see.

leg = leg
    .forms = leg | legs
    .text = The piece of a way between two of its poses. A way is safe only if each leg was checked from end to end.

plan-repair = mending a plan
    .forms = mended | to mend | mend it
    .text = Looking again only at what a moved obstacle has changed, and keeping the rest of what the search knows. D* Lite does so.
