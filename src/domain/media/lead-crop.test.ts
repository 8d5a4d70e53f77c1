import { describe, expect, it } from "vitest"
import { leadCropOf, leadFiles, leadSources } from "./lead-crop.ts"
import { isFileOf, isPictureAddress, mediaAddress, mediaFileAt } from "./media-address.ts"

const hash = "0123456789abcdef0123456789abcdef"
const src = `/medien/${hash}/1600.jpg`

describe("the picture above an article (rule media.lead)", () => {
  it.each([
    // a taller picture is cut above and below, at its focal point
    [{ width: 1600, height: 1000 }, undefined, { left: 0, top: 200, width: 1600, height: 600, at: 50 }],
    [
      { width: 1600, height: 1000 },
      { x: 20, y: 0 },
      { left: 0, top: 0, width: 1600, height: 600, at: 0 }
    ],
    [
      { width: 1600, height: 1000 },
      { x: 20, y: 100 },
      { left: 0, top: 400, width: 1600, height: 600, at: 100 }
    ],
    // a wider picture is cut at its sides
    [
      { width: 1600, height: 300 },
      { x: 20, y: 0 },
      { left: 160, top: 0, width: 800, height: 300, at: 20 }
    ],
    // focal points are rounded to the steps of ten that the page styles contain
    [
      { width: 1600, height: 1000 },
      { x: 0, y: 33 },
      { left: 0, top: 120, width: 1600, height: 600, at: 30 }
    ],
    [{ width: 1, height: 3840 }, undefined, { left: 0, top: 1920, width: 1, height: 1, at: 50 }],
    [{ width: 800, height: 300 }, { x: 20, y: 0 }, undefined]
  ])("of %o with the point %o is the part %o", (size, focus, crop) => {
    expect(leadCropOf(size, focus)).toEqual(crop)
  })

  it("is loaded as the shown part, in suitable widths", () => {
    expect(leadSources({ src, width: 1600, height: 1000, focus: { x: 0, y: 30 } })).toEqual(
      ["avif", "webp"].map((format) => ({
        type: `image/${format}`,
        srcSet: [360, 480, 640, 720, 800, 1280, 1600]
          .map((width) => `/medien/${hash}/${width}-8x3-30.${format} ${width}w`)
          .join(", ")
      }))
    )
    const narrow = leadSources({ src: `/medien/${hash}/700.jpg`, width: 700, height: 700 })
    expect(narrow[0]?.srcSet).toBe(
      [360, 480, 640, 700].map((width) => `/medien/${hash}/${width}-8x3-50.avif ${width}w`).join(", ")
    )
  })

  it("is the whole picture if that fills the frame, and has no files if it is a drawing", () => {
    const whole = leadSources({ src: `/medien/${hash}/800.jpg`, width: 800, height: 300 })
    expect(whole[0]?.srcSet).toBe(
      [320, 640, 800].map((width) => `/medien/${hash}/${width}.avif ${width}w`).join(", ")
    )
    expect(leadSources({ src: "/bilder/heizmarkt.svg", width: 800, height: 300 })).toEqual([])
  })

  it("has URLs that contain its position and that content cannot refer to", () => {
    const address = `/medien/${hash}/640-8x3-50.avif`
    const file = { hash, width: 640, format: "avif", leadAt: 50 } as const
    expect(mediaFileAt(address)).toEqual(file)
    expect(mediaAddress(file)).toBe(address)
    expect(isFileOf(file, { hash, width: 1600, fallback: "jpg" })).toBe(false)
    expect(isPictureAddress(address)).toBe(false)
    const wrong = ["640-8x3-5.avif", "640-8x3-110.avif", "640-8x3-00.avif", "640-8x3-50.jpg", "640-8x3.avif"]
    expect(wrong.map((name) => mediaFileAt(`/medien/${hash}/${name}`)).filter(Boolean)).toEqual([])
  })

  it("has a known set of files, all of which a removal deletes", () => {
    const files = leadFiles({ width: 700, height: 700 })
    expect(files).toHaveLength(11 * 4 * 2)
    expect(files).toContainEqual({ width: 480, format: "webp", leadAt: 100 })
    expect(leadFiles({ width: 800, height: 300 })).toEqual([])
  })
})
