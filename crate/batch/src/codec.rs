//! Encodes values as bytes: each type is written and read in one place, structs as their fields in a stated order.

use std::sync::Arc;

use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::pose::{from_numbers, to_numbers};

use crate::bytes::{ContentKey, DecodeError, DecodeResult, Reader, Writer};

/// A value that objects can contain. It takes at least one byte, so that the number of bytes bounds the number of values.
pub(crate) trait Codec: Sized {
    fn write(&self, writer: &mut Writer);

    fn read(reader: &mut Reader) -> DecodeResult<Self>;

    /// Returns the value alone as bytes, without a head.
    fn to_bytes(&self) -> Vec<u8> {
        let mut writer = Writer::without_header();
        self.write(&mut writer);
        writer.into_inner()
    }
}

/// Implements `Codec` for structs as their fields, in the listed order.
macro_rules! store_fields {
    ($($name:ty { $($field:ident),+ $(,)? })+) => {$(
        impl $crate::codec::Codec for $name {
            fn write(&self, writer: &mut $crate::bytes::Writer) {
                $(self.$field.write(writer);)+
            }

            fn read(reader: &mut $crate::bytes::Reader) -> $crate::bytes::DecodeResult<Self> {
                Ok(Self { $($field: $crate::codec::Codec::read(reader)?),+ })
            }
        }
    )+};
}

/// Implements `Codec` for an enum as a number and the fields of its variant; a variant without fields has `{}` here.
macro_rules! store_variants {
    ($($name:ty { $($number:literal: $variant:ident { $($field:ident),* }),+ $(,)? })+) => {$(
        impl $crate::codec::Codec for $name {
            fn write(&self, writer: &mut $crate::bytes::Writer) {
                match self {$(
                    Self::$variant { $($field),* } => {
                        writer.byte($number);
                        $($field.write(writer);)*
                    }
                )+}
            }

            fn read(reader: &mut $crate::bytes::Reader) -> $crate::bytes::DecodeResult<Self> {
                Ok(match reader.byte()? {
                    $($number => Self::$variant { $($field: $crate::codec::Codec::read(reader)?),* },)+
                    _ => return Err($crate::bytes::DecodeError::Invalid),
                })
            }
        }
    )+};
}

pub(crate) use {store_fields, store_variants};

macro_rules! store_counts {
    ($($name:ty)+) => {$(
        impl Codec for $name {
            fn write(&self, writer: &mut Writer) {
                writer.count(*self as u64);
            }

            fn read(reader: &mut Reader) -> DecodeResult<Self> {
                reader.small_count()
            }
        }
    )+};
}

store_counts! { u32 u64 usize }

impl Codec for bool {
    fn write(&self, writer: &mut Writer) {
        writer.byte(u8::from(*self));
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        match reader.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(DecodeError::Invalid),
        }
    }
}

impl Codec for f64 {
    fn write(&self, writer: &mut Writer) {
        writer.raw(&self.to_le_bytes());
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        reader.array().map(f64::from_le_bytes)
    }
}

impl Codec for f32 {
    fn write(&self, writer: &mut Writer) {
        writer.raw(&self.to_le_bytes());
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        reader.array().map(f32::from_le_bytes)
    }
}

impl Codec for ContentKey {
    fn write(&self, writer: &mut Writer) {
        writer.raw(&self.0);
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        reader.array().map(ContentKey)
    }
}

impl Codec for String {
    fn write(&self, writer: &mut Writer) {
        writer.bytes(self.as_bytes());
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        String::from_utf8(reader.bytes()?.to_vec()).map_err(|_| DecodeError::Invalid)
    }
}

impl Codec for Unit {
    fn write(&self, writer: &mut Writer) {
        writer.bytes(self.symbol().as_bytes());
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        Unit::from_symbol(&String::read(reader)?).ok_or(DecodeError::Invalid)
    }
}

impl Codec for Point {
    fn write(&self, writer: &mut Writer) {
        self.coords.write(writer);
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        Vector::read(reader).map(Point::from)
    }
}

impl Codec for Vector {
    fn write(&self, writer: &mut Writer) {
        self.iter().for_each(|x| x.write(writer));
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        <[f64; 3]>::read(reader).map(Vector::from)
    }
}

impl Codec for Pose {
    fn write(&self, writer: &mut Writer) {
        to_numbers(self).write(writer);
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        from_numbers(Codec::read(reader)?).ok_or(DecodeError::Invalid)
    }
}

impl<T: Codec + Copy + Default, const N: usize> Codec for [T; N] {
    fn write(&self, writer: &mut Writer) {
        self.iter().for_each(|item| item.write(writer));
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        let mut all = [T::default(); N];
        for item in &mut all {
            *item = T::read(reader)?;
        }
        Ok(all)
    }
}

impl<A: Codec, B: Codec> Codec for (A, B) {
    fn write(&self, writer: &mut Writer) {
        self.0.write(writer);
        self.1.write(writer);
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        Ok((A::read(reader)?, B::read(reader)?))
    }
}

/// A byte states whether there is a value.
impl<T: Codec> Codec for Option<T> {
    fn write(&self, writer: &mut Writer) {
        self.is_some().write(writer);
        self.iter().for_each(|value| value.write(writer));
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        bool::read(reader)?.then(|| T::read(reader)).transpose()
    }
}

/// The number of items comes first.
impl<T: Codec> Codec for Vec<T> {
    fn write(&self, writer: &mut Writer) {
        writer.list(self, |writer, item| item.write(writer));
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        reader.list(T::read)
    }
}

impl<T: Codec> Codec for Arc<T> {
    fn write(&self, writer: &mut Writer) {
        (**self).write(writer);
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        T::read(reader).map(Arc::new)
    }
}
