/** Reads nothing but these, whatever a file says that it is. */
const readers = ["Jpeg", "Png", "Webp", "Heif"].map((kind) => `VipsForeignLoad${kind}Buffer`)

let loading: Promise<typeof import("sharp").default> | undefined

/**
 * The library that decodes and encodes pictures, loaded at the first one: a shop at rest does not carry it. It works on
 * one core and keeps nothing, as shoppers are served by the same machine.
 */
export const loadSharp = () =>
  (loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ["VipsForeignLoad"] })
    sharp.unblock({ operation: readers })
    return sharp
  }))
