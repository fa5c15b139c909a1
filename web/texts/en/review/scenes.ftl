### Words of the scenes that come with the page: as in `src/scenes/catalogue.ts`, and as `public/scenes` describes them.

scenes_reducer-faulty_name = Gear reducer, faulty
scenes_reducer-faulty_about = 50 parts; four pairs that really interfere, among dozens that touch by design
scenes_reducer-faulty_told = The same reducer with three mistakes in it: a bolt that is too long, a bearing ring that is too large for both halves of the housing, and gears that are too close. Four pairs of parts interfere.

scenes_reducer_name = Gear reducer
scenes_reducer_about = the same as it should be: nothing interferes
scenes_reducer_told = A spur-gear reducer of 50 parts, as designed: many parts touch, and nothing interferes. Drag the gear into the housing and see which faces collide. The meshes stand for curved faces to 0.05 mm, so a ring in its bore cuts it a little; that is told apart from real interference.

scenes_so101_name = SO-101 robot arm
scenes_so101_about = 17 parts, 398 884 triangles, as its makers published it; 6 MB, there offline once it was opened
scenes_so101_told = A robot arm as an assembly of 17 parts and 398 884 triangles. 19 pairs of parts meet, in 22 033 pairs of triangles, counted in exact arithmetic; most are bolted together, face on face. Model: TheRobotStudio, SO-ARM100, Apache-2.0.

scenes_robot-cell_name = Robot cell
scenes_robot-cell_about = two robots over a conveyor, and a taught motion in which they meet
scenes_robot-cell_told = Two robots over a conveyor, and a taught motion of ten seconds. Check it: somewhere the arms, the crates and the fixture come too close. Move one pose, and check again.

scenes_spheres_name = Two spheres
scenes_spheres_about = 3 968 triangles each: the classic measuring case
scenes_spheres_told = A benchmark of Kitamura's report TR-C-0126: two spheres of 3 968 triangles, pushed into each other until 120 pairs of triangles meet. Drag one away and watch the clearance.

scenes_linked-tori_name = Linked tori
scenes_linked-tori_about = two rings that cannot be pulled apart
scenes_linked-tori_told = Two rings of 32 000 triangles, one through the other, that do not touch. Their convex hulls overlap, so only the meshes themselves can tell how far apart they are.

scenes_thin-plate_name = A thin plate
scenes_thin-plate_about = drag the blade through it: what happens between is caught
scenes_thin-plate_told = Drag the blade through the plate, as fast as you like: what happens between two positions is looked at too, and the moment of first contact stays in the picture.

scenes_face-constraints_name = Cubes for snapping
scenes_face-constraints_about = a loose cube, a table and two walls: faces that draw it on and let it go
scenes_face-constraints_told = Set the drags to Snap and bring the cube near the table: it is drawn onto the face, slides along it, takes hold of a wall as a second face, and is torn off when you pull far enough. In Stop it slides along what it meets.

scenes_box-in-box_name = A box in a box
scenes_box-in-box_about = no surfaces meet, and yet it is interference
scenes_box-in-box_told = The surfaces share no point, yet the small box is where the large one's material is. Looking at surfaces alone one would call that clear; it is interference.
