import { describe, expect, it } from "vitest"
import { movedBy, nearestPoint } from "./focal-point.ts"
import {
  isPictureAddress,
  keptSize,
  mediaFileAt,
  pictureSources,
  smallestAddress,
  widthsUpTo
} from "./media-address.ts"
import { isTooBig } from "./media-limits.ts"
import { altField, fieldsOfMedium, focusField, mediumProblems } from "./medium-rules.ts"
import { type Medium, mediaNameOf, pictureOf } from "./medium.ts"

const hash = "0123456789abcdef0123456789abcdef"

const medium: Medium = {
  id: 7,
  rowVersion: 1,
  src: `/medien/${hash}/700.jpg`,
  name: "Lager",
  alt: null,
  width: 700,
  height: 400,
  focus: { x: 20, y: 80 },
  bytes: 1,
  uploadedAt: "2026-11-27T09:00:00Z",
  uses: []
}

describe("URLs of pictures (rule media.addresses)", () => {
  it.each([
    [`/medien/${hash}/1920.jpg`, true],
    [`/medien/${hash}/40.png`, true],
    ["/bilder/heizmarkt.svg", true],
    // content must refer to a picture by its fallback file, which every browser supports
    [`/medien/${hash}/1920.avif`, false],
    [`/medien/${hash}/1920.svg`, false],
    [`/medien/${hash}/0.jpg`, false],
    [`/medien/${hash}/../../api/site.jpg`, false],
    [`/medien/${hash.toUpperCase()}/1920.jpg`, false],
    [`/medien/${hash}/1920.jpg?x`, false],
    [`//evil.example/medien/${hash}/1920.jpg`, false],
    [`https://evil.example/medien/${hash}/1920.jpg`, false],
    ["/bilder/../api/site.svg", false],
    ["/api/site.svg", false],
    ["data:image/png;base64,x", false],
    ["", false]
  ])("%s is the URL of a picture: %s", (src, isOurs) => {
    expect(isPictureAddress(src)).toBe(isOurs)
  })

  it("determine all files stored beside the fallback, and none for a drawing", () => {
    expect(pictureSources(medium.src)).toEqual(
      ["avif", "webp"].map((format) => ({
        type: `image/${format}`,
        srcSet: [320, 640, 700].map((width) => `/medien/${hash}/${width}.${format} ${width}w`).join(", ")
      }))
    )
    expect(pictureSources("/bilder/heizmarkt.svg")).toEqual([])
    expect(smallestAddress(medium.src)).toBe(`/medien/${hash}/320.webp`)
    expect(mediaFileAt("/bilder/heizmarkt.svg")).toBeUndefined()
  })
})

describe("sizes of pictures (rules media.limits and media.derivatives)", () => {
  it.each([
    [
      { width: 40, height: 30 },
      { width: 40, height: 30 }
    ],
    [
      { width: 3_840, height: 2_160 },
      { width: 1_920, height: 1_080 }
    ],
    [
      { width: 1_000, height: 7_680 },
      { width: 500, height: 3_840 }
    ],
    [
      { width: 8_000, height: 1 },
      { width: 1_920, height: 1 }
    ]
  ])("%o is stored as %o", (size, kept) => {
    expect(keptSize(size)).toEqual(kept)
  })

  it("include several widths up to the picture's own", () => {
    expect(widthsUpTo(1_920)).toEqual([320, 640, 960, 1_280, 1_920])
    expect(widthsUpTo(320)).toEqual([320])
    expect(widthsUpTo(40)).toEqual([40])
  })

  it("have a maximum", () => {
    expect(isTooBig({ width: 8_000, height: 5_000 })).toBe(false)
    expect(isTooBig({ width: 8_001, height: 1 })).toBe(true)
    expect(isTooBig({ width: 6_400, height: 6_400 })).toBe(true)
  })
})

describe("texts and focal point of a picture (rule media.text)", () => {
  it("the focal point moves by keys within the picture", () => {
    expect(nearestPoint(0.234, 1.4)).toEqual({ x: 20, y: 100 })
    expect(movedBy("ArrowLeft", { x: 0, y: 50 })).toEqual({ x: 0, y: 50 })
    expect(movedBy("ArrowDown", { x: 0, y: 50 })).toEqual({ x: 0, y: 60 })
    expect(movedBy("Home", { x: 0, y: 0 })).toEqual({ x: 50, y: 50 })
    expect(movedBy("Tab", { x: 0, y: 0 })).toBeUndefined()
  })

  it("a missing text differs from one that is not needed", () => {
    const fields = fieldsOfMedium(medium)
    expect([altField(fields), focusField(fields)]).toEqual([null, { x: 20, y: 80 }])
    expect(altField({ ...fields, alt: " Ein Lager " })).toBe("Ein Lager")
    expect(altField({ ...fields, alt: "Ein Lager", isOrnament: true })).toBe("")
    expect(mediumProblems({ ...fields, name: " ", alt: "x".repeat(401) })).toEqual([
      { field: "alt", code: "tooLong" },
      { field: "name", code: "required" }
    ])
  })

  it("a page takes over the texts as they are then", () => {
    expect(pictureOf(medium)).toEqual({
      src: medium.src,
      alt: "",
      width: 700,
      height: 400,
      mediumId: 7,
      focus: { x: 20, y: 80 }
    })
  })

  it("the first text is the name of the file", () => {
    expect(["a/b/Lager_1.JPG", ".png", "Lager", "bild\u202Egpj.jpg"].map(mediaNameOf)).toEqual([
      "Lager 1",
      "Bild",
      "Lager",
      "bildgpj"
    ])
  })
})
