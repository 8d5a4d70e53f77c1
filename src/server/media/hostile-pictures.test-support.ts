import {
  animated,
  avifSequence,
  hiddenWords,
  jpeg,
  noisy,
  plain,
  pngBomb,
  pngOf,
  pngOfFrames,
  pngWithWords,
  svg,
  talkative
} from "./pictures.test-support.ts"

type Bytes = () => Uint8Array | Promise<Uint8Array>

const half = async (whole: Promise<Uint8Array>) => (await whole).subarray(0, 200)

/**
 * Malicious or faulty uploads, each with the reason for its refusal, or with `taken` if only the problematic parts are
 * removed.
 */
export const hostilePictures: ReadonlyArray<
  readonly [what: string, name: string, bytes: Bytes, expected: string]
> = [
  ["an empty file", "leer.jpg", () => new Uint8Array(), "fileEmpty"],
  ["a drawing", "zeichnung.svg", () => svg(), "pictureDrawing"],
  ["a drawing with a prolog", "a.svg", () => svg('<?xml version="1.0"?>\n<!-- x -->'), "pictureDrawing"],
  ["a drawing that is called a picture", "a.png", () => svg("\uFEFF  "), "pictureDrawing"],
  ["a page that is called a picture", "a.png", () => Buffer.from("<!doctype html><p>x"), "fileKind"],
  ["a script that is called a picture", "a.jpg", () => Buffer.from("alert(1)"), "fileKind"],
  ["a script that begins like a GIF", "a.gif", () => Buffer.from("GIF89a/*x*/=1;alert(1)"), "fileKind"],
  ["a GIF", "a.gif", () => plain(3).gif().toBuffer(), "fileKind"],
  ["a TIFF", "a.tiff", () => plain(3).tiff().toBuffer(), "fileKind"],
  ["a PDF", "a.jpg", () => Buffer.from("%PDF-1.4\n%%EOF"), "fileKind"],
  [
    "an archive",
    "a.png",
    () => Buffer.from("504b0506000000000000000000000000000000000000", "hex"),
    "fileKind"
  ],
  ["noise", "a.jpg", () => Buffer.from([0, 1, 2, 3, 250, 251]), "fileKind"],
  ["the head of a JPEG alone", "a.jpg", () => Buffer.from("ffd8ffe000104a464946", "hex"), "fileBroken"],
  ["half a JPEG", "a.jpg", () => half(jpeg(4, { width: 400, height: 300 })), "fileBroken"],
  ["half a PNG", "a.png", () => half(noisy().png().toBuffer()), "fileBroken"],
  ["half a WebP", "a.webp", () => half(noisy().webp().toBuffer()), "fileBroken"],
  [
    "a PNG that says 50 000 × 50 000 px",
    "a.png",
    () => pngOf(50_000, 50_000, Buffer.alloc(9)),
    "pictureTooBig"
  ],
  ["a PNG of 9 000 × 10 px", "a.png", () => pngOf(9_000, 10, Buffer.alloc(9)), "pictureTooBig"],
  ["a PNG of 49 megapixels", "a.png", () => pngOf(7_000, 7_000, Buffer.alloc(9)), "pictureTooBig"],
  ["a PNG without rows", "a.png", () => pngOf(0, 0, Buffer.alloc(9)), "fileBroken"],
  ["a moving WebP", "a.webp", animated, "pictureAnimated"],
  ["a moving PNG", "a.png", () => pngOfFrames(2), "pictureAnimated"],
  ["a PNG that moves with one frame", "a.png", () => pngOfFrames(1), "taken"],
  ["an AVIF of a sequence", "a.avif", avifSequence, "pictureAnimated"],
  ["a PNG that unpacks to 60 MB", "bombe.png", pngBomb, "taken"],
  ["a PNG with a script in it", "a.png", pngWithWords, "taken"],
  [
    "a JPEG with an archive behind it",
    "a.jpg",
    async () => Buffer.concat([await jpeg(5), Buffer.from(`PK\u0003\u0004${hiddenWords}`)]),
    "taken"
  ],
  ["a JPEG that is called a page", "index.html", () => jpeg(6), "taken"],
  ["a JPEG with place and owner", "IMG_0815.jpg", () => talkative(7), "taken"]
]

/** Uploaded file names, and the names stored for them. */
export const pictureNames: ReadonlyArray<readonly [sent: string, kept: string]> = [
  ["../../etc/passwd.jpg", "passwd"],
  [String.raw`C:\fotos\Pelletlager_2026.JPG`, "Pelletlager 2026"],
  ["bild\u202Egpj.exe.jpg", "bildgpj.exe"],
  ["a\u0007b\nc.png", "abc"],
  [".jpg", "Bild"],
  [`${"sehr lang ".repeat(40)}.jpg`, "sehr lang ".repeat(9) + "sehr l"]
]
