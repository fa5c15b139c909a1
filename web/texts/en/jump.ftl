### The figure above the course: a part is dragged through a wall in one jump. Loaded after the first view.

title = Pull the part through the wall
lead = Many programs test a motion only at single poses, as a game does at each frame. Drag the part to the other side of the wall in one jump. Which test notices?
figure = Wall with an opening, and a part
part = Part
place = { $x } to the right of the start, { $y } up
placeDown = { $x } to the right of the start, { $y } down
hint = Drag the part, or select it and press the arrow keys.
poses = Poses tested on the path
onlyPoses_name = Poses only
onlyPoses_none = no collision found
onlyPoses_hit = collision in pose { $pose } of { $poses }
whole_name = Whole motion
whole_none = no contact on the whole path
whole_hit = first contact after { $share } of the path
verdict_missed = The poses miss this collision.
verdict_late = Now a pose shows the collision, but the part is in the wall already.
verdict_free = This path is free. Try to hit the wall.
failed = The tests did not run. Drag the part again, or reload the page.
reset = Back to the start
how = How does it know?
