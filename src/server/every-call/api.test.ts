import { csrfCookie } from "../../domain/account/csrf-cookie.ts"
import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { commonLists } from "../../contract/site.api.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { limits, Limits } from "../http/rate-limits.ts"
import { calculationFor, read, readRefusal, servedPlace } from "../testing/journey.test-support.ts"
import { operations } from "../testing/openapi.test-support.ts"
import { TestVisitor, visitor } from "../testing/visitor.test-support.ts"

const json = { "content-type": "application/json" }

layer(SampleApi, realTime)("the API", (it) => {
  describe("an invalid request", () => {
    it.effect("is answered with every problem by field", () =>
      Effect.gen(function* () {
        const { Ordering: _, ...without } = calculationFor("80331")
        const answer = yield* (yield* visitor).post("/api/kalkulation/berechnen", {
          ...without,
          Amount: "6000",
          Stations: 9,
          ZipCode: "8\u0000331",
          Product: { Id: 20.5, Price: 1 },
          Parameters: [{ Id: 1 }, { Id: null }],
          Roles: ["Admin"]
        })
        assert.strictEqual(answer.status, 422)
        const body = readRefusal(answer)
        assert.strictEqual(body.code, "Invalid")
        assert.sameMembers(
          body.problems.map(({ field }) => field),
          ["Amount", "Stations", "ZipCode", "Product.Id", "Product.Price", "Parameters.1.Id", "Roles"]
        )
      })
    )

    it.effect("is also refused if it is not JSON, empty, or of another type", () =>
      Effect.gen(function* () {
        const guest = yield* visitor
        const headers = { ...json, "x-csrf-token": guest.cookies.get(csrfCookie) ?? "" }
        for (const body of ["{", "", "null", "[]", "1", '"x"', `${"[".repeat(9000)}`]) {
          const answer = yield* guest.call("POST", "/api/location/check-zipcode", body, { headers })
          assert.strictEqual(answer.status, 422, body.slice(0, 10))
          assert.isNotEmpty(readRefusal(answer).problems)
        }
      })
    )

    it.effect("is reported by field in the query as well", () =>
      Effect.gen(function* () {
        const guest = new TestVisitor()
        for (const [path, field] of [
          ["/api/common?countryId=1e0", "countryId"],
          ["/api/common", "countryId"],
          ["/api/kalkulation/best-price?countryId=1&amount=-5", "amount"]
        ] as const) {
          const answer = yield* guest.get(path)
          assert.strictEqual(answer.status, 422, path)
          assert.deepStrictEqual(
            readRefusal(answer).problems.map(({ field }) => field),
            [field],
            path
          )
        }
      })
    )

    it.effect("is answered with a limited number of problems", () =>
      Effect.gen(function* () {
        const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1]))
        const answer = yield* (yield* visitor).post("/api/location/check-zipcode", many)
        assert.strictEqual(answer.status, 422)
        assert.isBelow(answer.text.length, 20_000)
      })
    )

    it.effect("is too large above 256 kB", () =>
      Effect.gen(function* () {
        const guest = yield* visitor
        const answer = yield* guest.post("/api/location/check-zipcode", { ZipCode: "x".repeat(270_000) })
        assert.deepStrictEqual([answer.status, readRefusal(answer).code], [413, "BodyTooLarge"])
      })
    )
  })

  it.effect("documents 404 for every address with a parameter in its path", () =>
    Effect.sync(() => {
      const naming = operations.filter(({ parameters }) =>
        parameters.some((parameter) => parameter.in === "path")
      )
      assert.isAtLeast(naming.length, 5)
      for (const { answers, id } of naming) assert.isTrue(answers.has(404), id)
    })
  )

  it.effect("answers unknown addresses and methods with 404 as JSON", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      for (const [method, path] of [
        ["GET", "/api/nothing"],
        ["GET", "/api/kalkulation/berechnen"],
        ["DELETE", "/api/order-process/start"],
        ["PUT", "/api/common"],
        ["GET", "/api/orders/"],
        ["GET", "/api/orders/%E0%A4%A"],
        ["GET", "/api/orders/a%00b"],
        ["GET", `/api/order-process/${"x".repeat(65)}`],
        ["GET", "/api/kalkulation/init/1/11"],
        ["GET", "/api/kalkulation/init/4/3"],
        ["GET", "/api/kalkulation/init/1/0x3"],
        ["GET", "/api/location/places/1/803310"],
        ["GET", "/api/location/places/0/80331"],
        ["PROPFIND", "/api/common"],
        ["OPTIONS", "/api/common"]
      ] as const) {
        const answer = yield* guest.call(method, path)
        assert.strictEqual(answer.status, 404, `${method} ${path}`)
        assert.strictEqual(readRefusal(answer).code, "NotFound", `${method} ${path}`)
      }
    })
  )

  it.effect("answers HEAD wherever there is a GET, without the body", () =>
    Effect.gen(function* () {
      const guest = new TestVisitor()
      for (const [path, status] of [
        ["/api/common?countryId=1", 200],
        ["/api/common", 422],
        ["/api/nothing", 404]
      ] as const) {
        const answer = yield* guest.call("HEAD", path)
        assert.deepStrictEqual([answer.status, answer.text], [status, ""], path)
      }
    })
  )

  it.effect("forbids caching of an answer, unless it says for how long", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      for (const path of ["/api/common?countryId=1", "/api/orders/x", "/session/renew", "/api/common"])
        assert.strictEqual((yield* guest.get(path)).headers.get("cache-control"), "no-store", path)
    })
  )

  it.effect("runs and loads nothing where it is opened by itself, and stands in no frame", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      for (const path of ["/api/common?countryId=1", "/api/orders/x", "/api/common", "/api/nothing"])
        assert.strictEqual(
          (yield* guest.get(path)).headers.get("content-security-policy"),
          "default-src 'none'; frame-ancestors 'none'",
          path
        )
    })
  )

  it.effect("lists titles, countries and product groups, the own country first", () =>
    Effect.gen(function* () {
      const answer = yield* new TestVisitor().get("/api/common?countryId=2")
      assert.strictEqual(answer.status, 200)
      const lists = read(commonLists)(answer)
      assert.deepStrictEqual(
        lists.address.countryList.map(({ iso }) => iso),
        ["AT", "DE", "CH"]
      )
      assert.deepStrictEqual(
        lists.productGroups.filter(({ isPallet }) => isPallet).map(({ urlName }) => urlName),
        ["holzpellets-sackware", "holzpellets-bigbags", "holzbriketts"]
      )
    })
  )

  it.effect("checks postal codes and has no trust figures without a configuration", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const { zipCode } = yield* servedPlace
      const served = yield* guest.post("/api/location/check-zipcode", { ZipCode: zipCode, CountryId: 1 })
      assert.deepStrictEqual([served.status, served.body], [200, true])
      const none = yield* guest.post("/api/location/check-zipcode", { ZipCode: "00000", CountryId: 1 })
      assert.deepStrictEqual([none.status, none.body], [200, false])
      assert.strictEqual((yield* guest.get("/api/site/trusted-shops/X1/overall")).status, 404)
    })
  )

  it.effect("refuses the calls of a session that starts too many orders", () =>
    Effect.gen(function* () {
      const guest = yield* visitor
      const few = { ...limits, start: { ...limits.start, perSession: 2 } }
      const begin = guest.post("/api/order-process/start", {
        Configuration: calculationFor("99999"),
        DealerId: 1,
        OfferHash: "x"
      })
      const answers = yield* Effect.forEach([1, 2, 3], () => begin).pipe(Effect.provideService(Limits, few))
      assert.deepStrictEqual(
        answers.map(({ status }) => status),
        [422, 422, 429]
      )
    })
  )
})
