accuracy-against-speed_poses = for each pose of one part about the other:
accuracy-against-speed_truth = truth ← do faces collide?
accuracy-against-speed_radius = for each smallest radius rₙ, √2 times smaller than the one before:
accuracy-against-speed_ranks = ranks from the sphere around each part down to rₙ, with the ratio ρ between them
accuracy-against-speed_models = put both parts under spheres, rank by rank
accuracy-against-speed_each = for each pose:
accuracy-against-speed_search = hit ← search both models, down only where spheres meet, to the first pair of smallest ones
accuracy-against-speed_alarm = if hit and not truth: a false alarm; the surfaces are within 4·rₙ
accuracy-against-speed_missed = if truth and not hit: a missed contact
accuracy-against-speed_time = the mean number of tests and the time of a check
accuracy-against-speed_ratios = with the smallest rₙ again: for ρ = 1.4, 2, 2.8 and 4 the same
