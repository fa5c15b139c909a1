//! Computes the bound that serial work sets to the speed-up (Amdahl 1967), and reads it back off a measured speed-up.

/// Returns the largest speed-up of `workers` workers, if one of them alone does a share `serial` of the work.
pub(super) fn speed_up(serial: f64, workers: f64) -> f64 {
    1.0 / (serial + (1.0 - serial) / workers)
}

/// Returns the serial share that would explain a speed-up of several workers (Karp and Flatt 1990). If it grows with their
/// number, the workers hinder each other.
pub(super) fn implied_share(speed_up: f64, workers: f64) -> f64 {
    (1.0 / speed_up - 1.0 / workers) / (1.0 - 1.0 / workers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn implied_share_of_a_bound_is_its_serial_share() {
        for serial in [0.0, 0.06, 0.5, 1.0] {
            assert!((speed_up(serial, 1.0) - 1.0).abs() < 1e-12);
            for workers in [2.0, 16.0, 64.0] {
                let implied = implied_share(speed_up(serial, workers), workers);
                assert!((implied - serial).abs() < 1e-12, "{serial} {workers}");
            }
        }
    }
}
