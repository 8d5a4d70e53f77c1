import { Effect, Exit, Layer } from "effect"
import { rotateKeys } from "../src/server/accounts/rotate-keys.ts"
import { signingKeysLayer } from "../src/server/accounts/signing-keys.ts"
import { explainStart } from "../src/server/boot/explain.ts"
import { givenKeyOf, readConfig, type ServerConfig, StartProblem } from "../src/server/config.ts"
import { sqlLayer } from "../src/server/db/client.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"
import { type Rotation, rotationOf } from "../src/server/db/keys/rotation.ts"
import { WrappingKeys } from "../src/server/db/keys/wrapping-keys.ts"
import { migrate } from "../src/server/db/migrate.ts"
import { secretsLayer } from "../src/server/http/secrets.ts"

/** `npm run keys:rotate`: replaces the keys of the running or stopped shop (docs/operations.md, Keys). */
const rotated = ({ next, keys }: Rotation) =>
  Effect.provide(
    rotateKeys(next),
    signingKeysLayer.pipe(Layer.provide(secretsLayer), Layer.provideMerge(Layer.succeed(WrappingKeys)(keys)))
  )

const change = (config: ServerConfig) =>
  Effect.gen(function* () {
    const { url, embedded } = yield* Database
    const rotation = yield* Effect.try({
      try: () => rotationOf(embedded?.base, config.wrappingKey, givenKeyOf(process.env, "OLD_WRAPPING_KEY")),
      catch: (failure) => failure
    })
    const former = yield* Effect.andThen(migrate, rotated(rotation)).pipe(
      Effect.provide(sqlLayer(url, { maxConnections: 1, name: "keys-rotate" }))
    )
    rotation.finish()
    return { former, next: rotation.next.id }
  }).pipe(Effect.provide(databaseLayer(config, () => {})))

const run = async (): Promise<number> => {
  try {
    const config = readConfig(process.env)
    const exit = await Effect.runPromiseExit(change(config))
    if (Exit.isFailure(exit)) {
      console.error(explainStart(exit.cause, config) ?? exit.cause)
      return 1
    }
    const { former, next } = exit.value
    console.log(
      former === undefined
        ? `The secrets were wrapped with the key ${next} already: nothing was changed.`
        : `The secrets are wrapped with the key ${next}, before with ${former}; access tokens are signed with a new key. Copies that run go on, later starts need the new key.`
    )
    return 0
  } catch (problem) {
    if (!(problem instanceof StartProblem)) throw problem
    console.error(problem.message)
    return 1
  }
}

process.exitCode = await run()
