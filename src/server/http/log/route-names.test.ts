import { expect, test } from "vitest"
import { routeNameOf } from "./request-meters.ts"
import { RouteNames } from "./route-names.ts"

const names = new RouteNames([
  "/",
  "/$",
  "/pelletpreise",
  "/pelletpreise/suche",
  "/pelletpreise/$stateName/{-$county}/{-$zip}",
  "/$productGroup/angebotsliste",
  "/api/support/benutzer/:id/rollen",
  "/api/*"
])

test.each([
  ["/", "/"],
  ["/ch", "/"],
  ["/pelletpreise/suche?q=80331", "/pelletpreise/suche"],
  ["/at/pelletpreise/tirol/", "/pelletpreise/:stateName/:county?/:zip?"],
  ["/pelletpreise/bayern/x/80331#a", "/pelletpreise/:stateName/:county?/:zip?"],
  ["/holzpellets-lose/angebotsliste", "/:productGroup/angebotsliste"],
  ["/api/support/benutzer/17/rollen", "/api/support/benutzer/:id/rollen"],
  ["/api/nothing", "/api/*"],
  ["/wp-login.php", "/*"],
  ["/a/b/c/d", "/*"]
])("%s is named %s", (url, name) => {
  expect(names.nameOf(url)).toBe(name)
})

test("an address without a template is counted among the others", () => {
  expect(new RouteNames(["/health"]).nameOf("/x")).toBe("other")
})

test("every address of the shop has a name without postal codes, ids and tokens, and there are few", () => {
  const asked = [
    "/api/bestellung/abschliessen/Zk9_aB3dE5fG7hJ9kL1mN3pQ5rS7",
    "/benachrichtigungen/Zk9_aB3dE5fG7hJ9kL1mN3pQ5rS7/bestaetigen",
    "/holzpellets-lose/bestellung-erfolgreich/Zk9_aB3dE5fG7hJ9kL1m",
    "/holzpellethaendler/bayern/80331/muenchen",
    "/80331/erika.mustermann@post.example"
  ]
  for (const url of asked) expect(routeNameOf(url)).not.toMatch(/\d|@|muenchen/u)
  const made = Array.from({ length: 5_000 }, (_, index) => routeNameOf(`/made-up/${index}/${index * 7}`))
  expect(new Set(made).size).toBe(1)
})
