//! Units and axes as JSON has them, `"mm"` and `"z"`; for `#[serde(with = "words::unit")]`.

macro_rules! by_symbol {
    ($module:ident, $type:ident, $expected:literal) => {
        pub(crate) mod $module {
            use nearpoint_geometry::unit::$type;
            use serde::{Deserialize, Deserializer, Serializer, de::Error};

            #[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
            pub fn serialize<S: Serializer>(
                value: &$type,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(value.symbol())
            }

            pub fn deserialize<'de, D: Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$type, D::Error> {
                let word = String::deserialize(deserializer)?;
                $type::from_symbol(&word)
                    .ok_or_else(|| D::Error::custom(format!("“{word}” is not {}", $expected)))
            }
        }
    };
}

by_symbol!(unit, Unit, "a unit: mm, cm, m or in");
by_symbol!(up, Up, "an axis: y or z");
