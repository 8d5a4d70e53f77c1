import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import S3rver from "s3rver"
import { MediaStore } from "../ports/media-store.ts"
import { bucketStoreLayer } from "./bucket-store.ts"

/** A local S3 service, used with its well-known default access keys. */
const bucket = Effect.acquireRelease(
  Effect.promise(async () => {
    const directory = mkdtempSync(join(tmpdir(), "media-bucket-"))
    const server = new S3rver({
      port: 0,
      address: "127.0.0.1",
      silent: true,
      directory,
      configureBuckets: [{ name: "bilder", configs: [] }]
    })
    const { port } = await server.run()
    return { server, port, directory }
  }),
  ({ server, directory }) =>
    Effect.promise(async () => {
      await server.close()
      rmSync(directory, { recursive: true })
    })
)

const storeAt = (name: string) =>
  Layer.unwrap(
    Effect.map(bucket, ({ port }) =>
      bucketStoreLayer({
        endpoint: `http://127.0.0.1:${port}`,
        bucket: name,
        region: "eu-central-1",
        keyId: "S3RVER",
        secret: Redacted.make("S3RVER")
      })
    )
  )

const hash = "0".repeat(32)
const files = [
  { name: "40.avif", bytes: Uint8Array.of(1, 2, 3) },
  { name: "40.jpg", bytes: Uint8Array.of(4, 5) }
]

layer(storeAt("bilder"))("pictures in a bucket (rule media.store)", (it) => {
  it.effect("are stored, read and removed", () =>
    Effect.gen(function* () {
      const { keep, read, remove } = yield* MediaStore
      assert.isUndefined(yield* read(hash, "40.avif"))
      yield* keep(hash, files)
      // storing the same files again changes nothing
      yield* keep(hash, files)
      for (const { name, bytes } of files) assert.deepStrictEqual(yield* read(hash, name), bytes)
      yield* remove(
        hash,
        files.map(({ name }) => name)
      )
      assert.isUndefined(yield* read(hash, "40.jpg"))
    })
  )
})

layer(storeAt("andere"))("a missing bucket", (it) => {
  it.effect("is reported as unavailable, and no picture counts as stored", () =>
    Effect.gen(function* () {
      const { keep } = yield* MediaStore
      assert.strictEqual((yield* Effect.flip(keep(hash, files)))._tag, "MediaAway")
    })
  )
})
