import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"

/** Words in the metadata of test files, which no processed file may contain. */
export const hiddenWords = "geheimes-zeichen"

/** In px; small enough to result in only one width. */
export const tiny = { width: 40, height: 30 } as const

/** Creates a plain picture; each colour makes a different file. */
export const plain = (red: number, size: { readonly width: number; readonly height: number } = tiny) =>
  sharp({ create: { ...size, channels: 3, background: { r: red, g: 120, b: 60 } } })

export const jpeg = (red: number, size?: { readonly width: number; readonly height: number }) =>
  plain(red, size).jpeg().toBuffer()

/** Creates a picture that compresses badly, so that the first half of its file is an incomplete picture. */
export const noisy = () =>
  sharp({
    create: {
      width: 90,
      height: 90,
      channels: 3,
      background: "red",
      noise: { type: "gaussian", mean: 100, sigma: 40 }
    }
  })

/** Creates a photo as taken with a phone held upright, with place, owner and orientation in its metadata. */
export const talkative = (red: number) =>
  plain(red)
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Copyright: hiddenWords, Model: hiddenWords },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "48/1 8/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "11/1 34/1 0/1"
      }
    })
    .jpeg()
    .toBuffer()

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** Creates a PNG with this size in its header, whatever its content. */
export const pngOf = (
  width: number,
  height: number,
  pixels: Uint8Array,
  more: ReadonlyArray<Buffer> = []
): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // eight-bit greyscale
  head.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    ...more,
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0))
  ])
}

/** Creates rows of grey pixels with their filter bytes. */
const greys = (width: number, height: number) => Buffer.alloc((width + 1) * height)

export const pngWithWords = () =>
  pngOf(40, 30, greys(40, 30), [
    chunk("tEXt", Buffer.from(`Comment\u0000<script>alert("${hiddenWords}")</script>`, "latin1"))
  ])

/** Creates a small PNG whose pixels decompress to 60 MB, far more than the declared size. */
export const pngBomb = () => pngOf(40, 30, Buffer.alloc(60_000_000))

export const animated = async () =>
  sharp([await plain(1).png().toBuffer(), await plain(250).png().toBuffer()], { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()

/** Creates a PNG that contains one picture but declares this number of frames. */
export const pngOfFrames = (frames: number) => {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(frames)
  return pngOf(40, 30, greys(40, 30), [chunk("acTL", control)])
}

/** Creates an AVIF that declares a sequence. */
export const avifSequence = async () => {
  const whole = await plain(9).avif().toBuffer()
  whole.write("avis", 8, "latin1")
  return whole
}

export const svg = (before = "") =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`)
