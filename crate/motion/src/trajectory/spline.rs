//! Computes the cubic spline through all keyframes.

/// Returns the slopes, in values a second, of a spline at its knots. They are 0 at the first and the last, and in
/// between such that the acceleration does not jump. `steps` are the times from one knot to the next.
///
/// The method is that of de Boor, "A Practical Guide to Splines" (1978), chapter IV, complete spline interpolation. For
/// trajectories of joints see Siciliano et al., "Robotics" (2009), section 4.2.2. The equations, one for each knot, are
/// diagonally dominant. So they are solved from the first to the last and back, without pivoting.
pub(super) fn slopes(steps: &[f64], values: &[f64]) -> Vec<f64> {
    let mut slopes = vec![0.0; values.len()];
    // The reduced equation of each knot is: slope + next · (slope of the next knot) = right.
    let mut rows: Vec<[f64; 2]> = vec![[0.0; 2]];
    for i in 1..steps.len() {
        // The steps are divided by their sum, so that times of any size are safe.
        let both = steps[i - 1] + steps[i];
        let (before, after) = (steps[i - 1] / both, steps[i] / both);
        let [next, right] = rows[i - 1];
        let speed = |i: usize| (values[i + 1] - values[i]) / steps[i];
        let requested = 3.0 * (after * speed(i - 1) + before * speed(i));
        let pivot = 2.0 - after * next;
        rows.push([before / pivot, (requested - after * right) / pivot]);
    }
    for i in (1..steps.len()).rev() {
        let [next, right] = rows[i];
        slopes[i] = right - next * slopes[i + 1];
    }
    slopes
}
