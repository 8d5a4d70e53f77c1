import type { Medium } from "../../src/domain/media/medium.ts"

/** Creates an image as in the server's responses. */
export const mediumOf = (id: number, change: Partial<Medium> = {}): Medium => ({
  id,
  rowVersion: 1,
  src: `/medien/${String(id).padStart(32, "a")}/1920.jpg`,
  name: "Pelletlager",
  alt: null,
  width: 1920,
  height: 1280,
  focus: { x: 50, y: 50 },
  bytes: 412_345,
  uploadedAt: "2026-11-27T09:00:00.000Z",
  uses: [],
  ...change
})

/** Creates a file of the given size, whose content is never read. */
export const fileOfSize = (name: string, size: number): File =>
  // real files of 11 MB would use memory in every test
  Object.defineProperty(new File([], name), "size", { value: size })
