//! What is said at each step.

use super::tell::{LAST, Told};
use crate::story::Say;
use crate::values::Value;

impl Told {
    pub fn say(&self, step: usize) -> Say {
        let poses = ("poses", Value::from(self.bench.poses.len()));
        let colliding = ("colliding", Value::from(self.bench.colliding()));
        let Some(measured) = self.rung(step) else {
            return Say::new("accuracy.poses", [poses, colliding]);
        };
        let [alarms, missed] = measured.wrong(&self.bench.truth);
        if step == LAST {
            let tests = |i| Value::from(self.ratio(i).map_or(0, |m| m.tests as usize));
            let [low, two, more, high] = [0, 1, 2, 3].map(tests);
            let with = [
                ("radius", Value::from(measured.accuracy)),
                ("low", low),
                ("two", two),
                ("more", more),
                ("high", high),
            ];
            return Say::new("accuracy.ratios", with);
        }
        let key = match step {
            1 => "accuracy.coarse",
            _ => "accuracy.rung",
        };
        let with = [
            ("radius", Value::from(measured.accuracy)),
            ("spheres", Value::from(measured.spheres())),
            ("tests", Value::from(measured.tests as usize)),
            ("alarms", Value::from(alarms.len())),
            ("missed", Value::from(missed.len())),
            ("within", Value::from(measured.within)),
            poses,
            colliding,
        ];
        Say::new(key, with)
    }
}
