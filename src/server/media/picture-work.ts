import { Context, Effect, Layer, Semaphore } from "effect"
import type { FileProblem } from "../../domain/files/file-problem.ts"
import type { PictureProblem } from "../../domain/media/media-limits.ts"
import { lookAtPicture } from "./look-at-picture.ts"
import { type MadePicture, makeFiles } from "./make-files.ts"

const broken: FileProblem = { code: "fileBroken" }

/** Processes one picture at a time, so that visitors never wait for editors (rule media.limits). */
export class PictureWork extends Context.Service<
  PictureWork,
  {
    readonly make: (bytes: Uint8Array) => Effect.Effect<MadePicture, FileProblem | PictureProblem>
    /** Does other work on a picture while no other picture is processed. */
    readonly alone: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>()("server/media/PictureWork") {}

export const pictureWorkLayer = Layer.effect(PictureWork)(
  Effect.map(Semaphore.make(1), (place) => ({
    alone: place.withPermits(1),
    make: (bytes) =>
      place.withPermits(1)(
        Effect.gen(function* () {
          const seen = yield* Effect.promise(() => lookAtPicture(bytes))
          if ("problem" in seen) return yield* Effect.fail(seen.problem)
          return yield* Effect.tryPromise({
            try: (signal) => makeFiles(bytes, signal),
            // the header was valid, but the rest of the file is not
            catch: () => broken
          })
        })
      )
  }))
)
