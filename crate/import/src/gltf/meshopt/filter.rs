//! Applies the filters of decompressed elements, which restore numbers from a well compressible form.

/// Decodes floats: the exponent is in the highest byte and the mantissa in the others, both signed.
pub(super) fn exponential(bytes: &mut [u8]) {
    for number in bytes.chunks_exact_mut(4) {
        let bits = i32::from_le_bytes([number[0], number[1], number[2], number[3]]);
        let (exponent, mantissa) = (bits >> 24, (bits << 8) >> 8);
        // This is exact: the exponent has eight bits, and that of a double has eleven.
        let power = f64::from_bits(((exponent + 1023) as u64) << 52);
        let value = (f64::from(mantissa) * power) as f32;
        number.copy_from_slice(&value.to_le_bytes());
    }
}

/// Decodes unit quaternions from their three smaller components, the number of the largest, and the range of all.
pub(super) fn quaternion(bytes: &mut [u8]) {
    for element in bytes.chunks_exact_mut(8) {
        let given = [0, 2, 4, 6].map(|k| i16::from_le_bytes([element[k], element[k + 1]]));
        let (largest, one) = (usize::from((given[3] & 3) as u16), f64::from(given[3] | 3));
        let [x, y, z] = [0, 1, 2].map(|k| f64::from(given[k]) / one / 2f64.sqrt());
        let w = (1.0 - x * x - y * y - z * z).max(0.0).sqrt();
        for (number, component) in [w, x, y, z].into_iter().enumerate() {
            let at = 2 * ((largest + number) % 4);
            let short = (component * 32767.0).round() as i16;
            element[at..at + 2].copy_from_slice(&short.to_le_bytes());
        }
    }
}
