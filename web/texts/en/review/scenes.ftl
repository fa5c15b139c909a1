### Words of the scenes that come with the page. What is told of a scene in English stands in its own file, `public/scenes/NAME.json`, as its description.

scenes_reducer-faulty_name = Gear reducer, faulty
scenes_reducer-faulty_about = 50 parts; four pairs that really interfere, among dozens that touch by design
scenes_reducer-faulty_told = { "" }

scenes_reducer_name = Gear reducer
scenes_reducer_about = the same as it should be: nothing interferes
scenes_reducer_told = { "" }

scenes_so101_name = SO-101 robot arm
scenes_so101_about = 17 parts, 398 884 triangles, as its makers published it; 6 MB, there offline once it was opened
scenes_so101_told = { "" }

scenes_robot-cell_name = Robot cell
scenes_robot-cell_about = two robots over a conveyor, and a taught motion in which they meet
scenes_robot-cell_told = { "" }

scenes_spheres_name = Two spheres
scenes_spheres_about = 3 968 triangles each: the classic measuring case
scenes_spheres_told = { "" }

scenes_linked-tori_name = Linked tori
scenes_linked-tori_about = two rings that cannot be pulled apart
scenes_linked-tori_told = { "" }

scenes_thin-plate_name = A thin plate
scenes_thin-plate_about = drag the blade through it: what happens between is caught
scenes_thin-plate_told = { "" }

scenes_face-constraints_name = Cubes for snapping
scenes_face-constraints_about = a loose cube, a table and two walls: faces that draw it on and let it go
scenes_face-constraints_told = { "" }

scenes_box-in-box_name = A box in a box
scenes_box-in-box_about = no surfaces meet, and yet it is interference
scenes_box-in-box_told = { "" }
