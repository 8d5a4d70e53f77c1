/** The only permitted readers, whatever kind a file claims to be. */
const readers = ["Jpeg", "Png", "Webp", "Heif"].map((kind) => `VipsForeignLoad${kind}Buffer`)

let loading: Promise<typeof import("sharp").default> | undefined

/**
 * The library that decodes and encodes pictures, loaded with the first picture to save memory until then. It uses one
 * core and no cache, since the same machine serves visitors.
 */
export const loadSharp = () =>
  (loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ["VipsForeignLoad"] })
    sharp.unblock({ operation: readers })
    return sharp
  }))
