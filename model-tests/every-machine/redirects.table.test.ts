import { expect, it } from "vitest"
import { ownPath } from "../../src/domain/account/return-url.ts"
import { foreignAddresses } from "../../src/domain/account/return-url.test-support.ts"
import { addressAfter } from "../../src/machines/session/setup.ts"
import { logoutRoute } from "../../src/services/session/logout-route.ts"
import { returnUrlIn } from "../../src/services/page/return-query.ts"
import { openPage, origin, signIn } from "../data/registration-page.ts"

const session = {
  userId: "erika",
  roles: [],
  expiresAt: 900_000,
  serverNow: 0,
  firstName: "Erika",
  lastName: "Muster",
  hasAnyOrder: false,
  isImpersonated: false
}

const wentTo = (page: ReturnType<typeof openPage>, port: "goTo" | "leaveFor"): string => {
  const [effect] = page.effects(port) as ReadonlyArray<{ readonly address: string }>
  return effect?.address ?? "nowhere"
}

/** No redirect leads to a URL of another site, wherever that URL comes from (rule safety.foreign-address). */
it("signing in never redirects to a foreign URL from the query, the server's answer or the page's own default", async () => {
  for (const address of foreignAddresses) {
    // the query is read, and then passed to the machine unchanged
    expect(returnUrlIn({ ReturnUrl: address, RedirectUrl: address }, origin), `for ${address}`).toBeNull()
    const page = openPage({ returnUrl: address, otherwise: address })
    signIn(page)
    await page.answer("signIn", { kind: "signedIn", held: { session, heardAt: 0 }, redirectUrl: address })
    expect(wentTo(page, "goTo"), `for ${address}`).toBe("/")
  }
})

it("signing out never redirects to a foreign URL, whether it was stored or set by the page", () => {
  const kept = new Map<string, string>()
  const route = logoutRoute(
    {
      get: (key) => kept.get(key),
      set: (key, value) => kept.set(key, value),
      remove: (key) => kept.delete(key),
      keys: () => [...kept.keys()]
    },
    origin
  )
  for (const address of foreignAddresses) {
    route.store(address)
    expect(kept.size, `for ${address}`).toBe(0)
    // a value that another script of this origin may have written
    kept.set("logout-route", address)
    expect(route.read(), `for ${address}`).toBeNull()
    kept.clear()
    expect(addressAfter({ route: address, here: "/kunde" }).address).toBe("/?ReturnUrl=%2Fkunde")
    expect(addressAfter({ route: "/benutzerkonto/anmeldung", here: address }).address).toBe(
      "/benutzerkonto/anmeldung"
    )
  }
})

it("a dealer's own sign-in is only opened by https and without credentials in its URL", async () => {
  for (const address of foreignAddresses) {
    const page = openPage()
    signIn(page)
    await page.answer("signIn", { kind: "elsewhere", address })
    const went = wentTo(page, "leaveFor")
    expect(went, `for ${address}`).toMatch(/^(?:\/|https:\/\/[^@\s\\/]+\/.*)$/u)
    expect(ownPath(address, origin)).toBeUndefined()
  }
})
