//! The exponential function, worked out in the same steps on every machine. That of a system differs from that of the next
//! in a last digit now and then, and with it what a search prefers: a bot would play otherwise in a browser.

/// How many parts a power of two is cut into.
const PARTS: u64 = 32;

/// Two to the power of each part.
const POWERS: [f64; PARTS as usize] = [
    1.0,
    1.021_897_148_654_116_6,
    1.044_273_782_427_413_8,
    1.067_140_400_676_823_7,
    1.090_507_732_665_257_7,
    1.114_386_742_595_892_4,
    1.138_788_634_756_691_6,
    1.163_724_858_777_577_5,
    1.189_207_115_002_721,
    1.215_247_359_980_469,
    1.241_857_812_073_484,
    1.269_050_957_191_733_2,
    1.296_839_554_651_009_6,
    1.325_236_643_159_741_3,
    1.354_255_546_936_892_7,
    1.383_909_881_963_832,
    std::f64::consts::SQRT_2,
    1.445_180_806_977_046_7,
    1.476_826_145_939_499_3,
    1.509_164_427_593_422_8,
    1.542_210_825_407_940_7,
    1.575_980_845_107_886_5,
    1.610_490_331_949_254_3,
    1.645_755_478_153_965,
    1.681_792_830_507_429,
    1.718_619_298_122_478,
    1.756_252_160_373_299_5,
    1.794_709_075_003_107_2,
    1.834_008_086_409_342_4,
    1.874_167_634_110_3,
    1.915_206_561_397_147_4,
    1.957_144_124_175_400_2,
];

/// How many parts belong to a power of e: 32 / ln 2.
const PARTS_OF_E: f64 = 46.166_241_308_446_83;

/// What comes between two parts, as a polynomial: that of Arm's optimized routines, which the common C libraries have.
const BETWEEN: [f64; 3] = [
    1.693_835_925_092_021_2e-06,
    0.000_234_598_097_895_090_04,
    0.021_660_849_396_613_134,
];

/// Added to a number it leaves no digits behind the point, and the whole number in the lowest bits.
const TO_WHOLE: f64 = 6_755_399_441_055_744.0;

/// Beyond these the result is no ordinary number any more.
const RANGE: f32 = 87.0;

/// e to the power of x, to the last digit but for one in a thousand; x is taken as no further from zero than 87.
pub fn exp(x: f32) -> f32 {
    let parts = f64::from(x.clamp(-RANGE, RANGE)) * PARTS_OF_E;
    let whole = parts + TO_WHOLE;
    let count = whole.to_bits();
    let rest = parts - (whole - TO_WHOLE);
    let power = POWERS[(count % PARTS) as usize].to_bits();
    // What is left of the count are whole powers of two, which go where a number keeps them.
    let power = f64::from_bits(power.wrapping_add((count / PARTS) << 52));
    let [cubic, square, linear] = BETWEEN;
    let between = (cubic * rest + square) * (rest * rest) + (linear * rest + 1.0);
    (between * power) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In steps that hit no round numbers.
    #[test]
    fn it_is_what_the_system_says_but_for_a_last_digit() {
        let mut differ = 0;
        let all = || (-70_000..70_000).map(|step: i32| step as f32 * 0.001_234);
        for x in all() {
            let (ours, system) = (exp(x), x.exp());
            let apart = ours.to_bits().abs_diff(system.to_bits());
            assert!(apart <= 1, "{x}: {ours}, {system}");
            differ += apart;
        }
        assert!(differ < 140, "{differ}");
    }

    #[test]
    fn the_far_ends_are_ordinary_numbers() {
        assert!(exp(f32::INFINITY).is_finite());
        assert!(exp(f32::NEG_INFINITY) > 0.0);
        assert_eq!(exp(0.0).to_bits(), 1.0_f32.to_bits());
        assert!(exp(f32::NAN).is_nan());
    }

    /// Worked out on another machine: nothing of it may hang on this one.
    #[test]
    fn the_digits_are_fixed() {
        let told = [-3.7, -0.1, 0.5, 2.25].map(|x| exp(x).to_bits());
        assert_eq!(told, [0x3CCA_88FE, 0x3F67_A36D, 0x3FD3_094C, 0x4117_CDC4]);
    }
}
