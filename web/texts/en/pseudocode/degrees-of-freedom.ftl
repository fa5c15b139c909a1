degrees-of-freedom_hand = whenever the hand has moved, for each face that holds:
degrees-of-freedom_slid = if its covered share ≤ threshold − H: it lets go
degrees-of-freedom_grip = A ← the area that is covered; away ← how far the hand is out of the plane
degrees-of-freedom_pulled = if away > k √A: it lets go
degrees-of-freedom_repeat = repeat:
degrees-of-freedom_candidates = C ← pairs of faces that are near (published: that collide), normals 120° apart or more, covered share > threshold + H
degrees-of-freedom_attraction = attraction ← r·C_r + v·C_v; by the steady method less for what is farther off
degrees-of-freedom_take = the strongest of C that asks for something new takes hold (steady: if nothing is in the way there); none: leave the loop
degrees-of-freedom_free = no face holds: the part is shown where the hand is
degrees-of-freedom_first = the first face: turn about its centroid by θ until the faces are parallel, then move into the plane
degrees-of-freedom_one = one face holds: X = s A + t B, and the turn about n alone: ang = n·ω
degrees-of-freedom_two = two faces hold: X = s C, along the line of both planes
degrees-of-freedom_three = three faces hold: X is fixed
