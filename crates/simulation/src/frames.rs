//! WebSocket frames, as far as this server and its clients use them: whole texts, pings, goodbyes.

/// One frame.
#[derive(PartialEq, Eq, Debug)]
pub enum Frame {
    /// A message.
    Text(String),
    /// The other side asks whether we are there.
    Ping,
    /// Goodbye.
    Close,
    /// Anything else.
    Other,
}

/// Reads the answer to an upgrade and the frames after it, from bytes as they come.
#[derive(Default)]
pub struct Frames {
    bytes: Vec<u8>,
    status: Option<u16>,
}

impl Frames {
    /// Takes in more bytes.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
        if self.status.is_none()
            && let Some(end) = find(&self.bytes, b"\r\n\r\n")
        {
            let head = String::from_utf8_lossy(&self.bytes[..end]).into_owned();
            let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
            self.status = Some(status.unwrap_or(0));
            self.bytes.drain(..end + 4);
        }
    }

    /// The status of the answer, once its head is there.
    pub fn status(&self) -> Option<u16> {
        self.status
    }

    /// The next whole frame, if there is one and the answer was an upgrade.
    pub fn next(&mut self) -> Option<Frame> {
        if self.status != Some(101) {
            return None;
        }
        let (kind, length) = (
            self.bytes.first()? & 15,
            usize::from(self.bytes.get(1)? & 127),
        );
        let (begin, length) = match length {
            126 => {
                let long = self.bytes.get(2..4)?.try_into().ok()?;
                (4, usize::from(u16::from_be_bytes(long)))
            }
            127 => {
                let long = self.bytes.get(2..10)?.try_into().ok()?;
                (10, u64::from_be_bytes(long) as usize)
            }
            short => (2, short),
        };
        let body = self.bytes.get(begin..begin + length)?;
        let frame = match kind {
            1 => Frame::Text(String::from_utf8_lossy(body).into_owned()),
            8 => Frame::Close,
            9 => Frame::Ping,
            _ => Frame::Other,
        };
        self.bytes.drain(..begin + length);
        Some(frame)
    }
}

/// A text of a client. Clients have to mask what they send; with zeros it stays as it is.
pub fn text(message: &str) -> Vec<u8> {
    let mut frame = vec![0x81];
    match message.len() {
        short @ 0..126 => frame.push(0x80 | short as u8),
        long => {
            frame.push(0xfe);
            frame.extend_from_slice(&(long as u16).to_be_bytes());
        }
    }
    frame.extend_from_slice(&[0; 4]);
    frame.extend_from_slice(message.as_bytes());
    frame
}

/// Where something begins.
pub fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|window| window == what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_read_whatever_the_pieces() {
        let long = "x".repeat(300);
        let mut bytes = b"HTTP/1.1 101 Switching\r\nupgrade: websocket\r\n\r\n".to_vec();
        bytes.extend_from_slice(&[0x81, 2, b'h', b'i', 0x89, 0, 0x81, 126, 1, 44]);
        bytes.extend_from_slice(long.as_bytes());
        let mut frames = Frames::default();
        let mut read = Vec::new();
        for piece in bytes.chunks(7) {
            frames.feed(piece);
            while let Some(frame) = frames.next() {
                read.push(frame);
            }
        }
        let expected = [Frame::Text("hi".to_owned()), Frame::Ping, Frame::Text(long)];
        assert_eq!(read, expected);
        assert_eq!(text("hi"), [0x81, 0x82, 0, 0, 0, 0, b'h', b'i']);
    }
}
