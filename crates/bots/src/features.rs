//! Writing down what a net looks at.

/// Fills in numbers one after another.
pub(crate) struct Features<'a> {
    out: &'a mut [f32],
    next: usize,
}

impl<'a> Features<'a> {
    /// Begins at the first number.
    pub fn new(out: &'a mut [f32]) -> Features<'a> {
        Features { out, next: 0 }
    }

    /// The next number, in units that make it lie around one.
    #[inline]
    pub fn put(&mut self, value: i32, unit: f32) {
        self.out[self.next] = value as f32 / unit;
        self.next += 1;
    }

    /// Whether something is the case.
    #[inline]
    pub fn flag(&mut self, value: bool) {
        self.out[self.next] = f32::from(u8::from(value));
        self.next += 1;
    }

    /// One of several cases.
    #[inline]
    pub fn one_of(&mut self, cases: usize, case: Option<usize>) {
        if let Some(case) = case.filter(|&case| case < cases) {
            self.out[self.next + case] = 1.0;
        }
        self.next += cases;
    }

    /// How many numbers were written: the tests hold it against what the game declares.
    pub fn written(&self) -> usize {
        self.next
    }
}
