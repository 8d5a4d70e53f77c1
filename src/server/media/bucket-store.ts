import { Effect, Layer, Redacted } from "effect"
import { type BucketSettings } from "./media-settings.ts"
import { HouseLog } from "../ports/house-log.ts"
import { MediaAway, MediaStore } from "../ports/media-store.ts"

/** Timeout for reading or writing one file, in ms. */
const longestAnswer = 15_000

const client = async ({ region, keyId, secret }: BucketSettings) => {
  const { AwsClient } = await import("aws4fetch")
  return new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: Redacted.value(secret),
    region,
    service: "s3",
    retries: 2
  })
}

/** Stores pictures in an S3 bucket below `medien/`; pages still load them from the shop (rule media.store). */
export const bucketStoreLayer = (settings: BucketSettings) => {
  let connected: ReturnType<typeof client> | undefined
  const call = (method: string, path: string, body?: Uint8Array<ArrayBuffer>) =>
    Effect.tryPromise({
      try: async (signal) => {
        const aws = await (connected ??= client(settings))
        const response = await aws.fetch(`${settings.endpoint}/${settings.bucket}/medien/${path}`, {
          method,
          redirect: "error",
          signal: AbortSignal.any([signal, AbortSignal.timeout(longestAnswer)]),
          ...(body && { body })
        })
        // 404 in response to a PUT means that the bucket is missing, which is an error; for other methods it means that
        // the file does not exist
        if (response.status === 404 && method !== "PUT") return undefined
        if (!response.ok) throw new Error(`${method} ${path}: status ${response.status}`)
        return new Uint8Array(await response.arrayBuffer())
      },
      catch: (cause) => new MediaAway({ cause })
    }).pipe(
      Effect.tapError(({ cause }) =>
        Effect.map(HouseLog, ({ error }) =>
          error("Pictures", {
            error: cause instanceof Error ? cause.message : "the bucket does not answer"
          })
        )
      )
    )
  return Layer.succeed(MediaStore)({
    keep: (hash, files) =>
      Effect.forEach(files, ({ name, bytes }) => call("PUT", `${hash}/${name}`, new Uint8Array(bytes)), {
        discard: true
      }),
    read: (hash, name) => call("GET", `${hash}/${name}`),
    remove: (hash, names) =>
      Effect.forEach(names, (name) => call("DELETE", `${hash}/${name}`), { discard: true, concurrency: 8 })
  })
}
