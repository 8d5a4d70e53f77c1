import { assert, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Layer, Scope } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { HttpServer } from "effect/http/HttpServer"
import { TestDatabase } from "../db/testing.ts"
import { FrontDoor } from "./front/front-door.ts"
import { houseRoutes, listen, serve } from "./server.ts"

it.live("a request in flight is answered before the server stops, and no new one is accepted", () =>
  Effect.gen(function* () {
    const arrived = yield* Deferred.make<void>()
    const released = yield* Deferred.make<void>()
    const gone: Array<string> = []
    const slow = HttpRouter.add(
      "GET",
      "/slow",
      Deferred.succeed(arrived, undefined).pipe(
        Effect.andThen(Deferred.await(released)),
        Effect.as(HttpServerResponse.text("done"))
      )
    )
    const below = Layer.effectDiscard(Effect.addFinalizer(() => Effect.sync(() => gone.push("services"))))
    const house = serve(Layer.mergeAll(slow, houseRoutes)).pipe(
      Layer.provideMerge(listen({ host: "127.0.0.1", port: 0, accessLog: false }, new FrontDoor(), () => {})),
      Layer.provide(below),
      Layer.provide(TestDatabase.layer)
    )
    const scope = yield* Scope.make()
    const context = yield* Layer.buildWithScope(house, scope)
    const { address } = yield* Effect.provide(HttpServer, context)
    const url = `http://127.0.0.1:${"port" in address ? address.port : 0}`
    const answer = fetch(`${url}/slow`).then(async (response) => {
      gone.push("request")
      return response.text()
    })
    yield* Deferred.await(arrived)
    const closing = yield* Effect.forkChild(Scope.close(scope, Exit.void))
    yield* Effect.yieldNow
    const refused = yield* Effect.promise(() =>
      fetch(`${url}/health`).then(
        () => false,
        () => true
      )
    )
    yield* Deferred.succeed(released, undefined)
    assert.strictEqual(yield* Effect.promise(() => answer), "done")
    yield* Fiber.join(closing)
    assert.isTrue(refused)
    assert.deepStrictEqual(gone, ["request", "services"])
  })
)
