import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import type { LocalPageQuestion } from "../../machines/simple-calculator.machine.ts"
import { createClient } from "../client/client.ts"
import { localPageActors } from "./local-page.actors.ts"

const ask = async (input: LocalPageQuestion, respond: () => Response) => {
  const asked: Array<string> = []
  const client = createClient({
    fetch: async (address) => {
      asked.push(address)
      return respond()
    },
    csrfToken: () => "token"
  })
  const actor = createActor(localPageActors(client).checkLocalPage, { input })
  // if an actor ends with an error, its observers receive the error
  const errors: Array<unknown> = []
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  const { status, output } = await waitFor(actor, (snapshot) => snapshot.status !== "active").catch(() =>
    actor.getSnapshot()
  )
  return { asked, status, output }
}

const berlin = () => Response.json({ Valid: false, ValidLocationUrl: "/pelletpreise/berlin/10115" })
const question = { countryId: 1, zip: "10115" } as const

describe("the request for a zip's local page", () => {
  it.each([
    [{ state: "bayern" }, "/api/site/1/pages/check-zipcode/bayern?zipCode=10115"],
    [
      { state: "bayern", countyOrCityZip: "80331" },
      "/api/site/1/pages/check-zipcode/bayern/80331?zipCode=10115"
    ],
    [
      { state: "bayern", countyOrCityZip: "muenchen", cityZip: "80331" },
      "/api/site/1/pages/check-zipcode/bayern/muenchen/80331?zipCode=10115"
    ]
  ])("leaves out the empty path segments of %j", async (location, address) => {
    const { asked, output } = await ask({ ...question, location }, berlin)
    expect(asked).toEqual([address])
    expect(output).toEqual({ valid: false, validLocationUrl: "/pelletpreise/berlin/10115" })
  })

  it("ends as an error of the port if the server does not answer or the page is unknown", async () => {
    for (const status of [404, 503]) {
      const answer = await ask({ ...question, location: { state: "bayern" } }, () =>
        Response.json({ Code: "NotFound", Message: "", Problems: [] }, { status })
      )
      expect(answer.status).toBe("error")
    }
  })
})
