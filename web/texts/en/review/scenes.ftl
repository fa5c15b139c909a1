### Words of the scenes that come with the page. What is told of a scene in English stands in its own file, `public/scenes/NAME.json`, as its description.

scenes_reducer-faulty_name = Gear reducer, faulty
scenes_reducer-faulty_about = 50 parts; four pairs interfere, among dozens that touch by design
scenes_reducer-faulty_told = { "" }

scenes_reducer_name = Gear reducer
scenes_reducer_about = the same gear reducer as designed: nothing interferes
scenes_reducer_told = { "" }

scenes_so101_name = SO-101 robot arm
scenes_so101_about = 17 parts, 398 884 triangles, as published by its makers; 6 MB, available offline after the first opening
scenes_so101_told = { "" }

scenes_robot-cell_name = Robot cell
scenes_robot-cell_about = two robots over a conveyor, and a taught motion in which they collide
scenes_robot-cell_told = { "" }

scenes_spheres_name = Two spheres
scenes_spheres_about = 3 968 triangles each: the classic measuring case
scenes_spheres_told = { "" }

scenes_linked-tori_name = Linked tori
scenes_linked-tori_about = two rings that cannot be pulled apart
scenes_linked-tori_told = { "" }

scenes_thin-plate_name = A thin plate
scenes_thin-plate_about = drag the blade through it: a collision between two positions is found, too
scenes_thin-plate_told = { "" }

scenes_face-constraints_name = Cubes for snapping
scenes_face-constraints_about = a loose cube, a table and two walls: faces that snap to each other and release
scenes_face-constraints_told = { "" }

scenes_box-in-box_name = A box in a box
scenes_box-in-box_about = no surfaces intersect, and yet the parts interfere
scenes_box-in-box_told = { "" }
