/** The only decoders that may be used, whatever format a file claims to have. */
const readers = ["Jpeg", "Png", "Webp", "Heif"].map((kind) => `VipsForeignLoad${kind}Buffer`)

let loading: Promise<typeof import("sharp").default> | undefined

/**
 * Loads the library that decodes and encodes pictures; to save memory, only when the first picture is processed. The
 * library uses one core and no cache, since the same machine serves visitors.
 */
export const loadSharp = () =>
  (loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ["VipsForeignLoad"] })
    sharp.unblock({ operation: readers })
    return sharp
  }))
