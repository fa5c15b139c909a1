//! The cubic spline through all keys.

/// The slopes, in values a second, that a spline has at its knots; none at the first and the last, and in between such
/// that the acceleration does not jump. `steps` are the times from one knot to the next.
///
/// De Boor, "A Practical Guide to Splines" (1978), chapter IV, complete spline interpolation; as trajectories of
/// joints: Siciliano et al., "Robotics" (2009), section 4.2.2. The equations, one for each knot, are dominated by their
/// diagonals and so are solved from the first to the last and back, without exchanging any.
pub(super) fn slopes(steps: &[f64], values: &[f64]) -> Vec<f64> {
    let mut slopes = vec![0.0; values.len()];
    // What is left of the equation of each knot: slope + next · (slope of the next knot) = right.
    let mut rows: Vec<[f64; 2]> = vec![[0.0; 2]];
    for i in 1..steps.len() {
        // Shares of both steps, so that times of any size will do.
        let both = steps[i - 1] + steps[i];
        let (before, after) = (steps[i - 1] / both, steps[i] / both);
        let [next, right] = rows[i - 1];
        let speed = |i: usize| (values[i + 1] - values[i]) / steps[i];
        let wished = 3.0 * (after * speed(i - 1) + before * speed(i));
        let pivot = 2.0 - after * next;
        rows.push([before / pivot, (wished - after * right) / pivot]);
    }
    for i in (1..steps.len()).rev() {
        let [next, right] = rows[i];
        slopes[i] = right - next * slopes[i + 1];
    }
    slopes
}
