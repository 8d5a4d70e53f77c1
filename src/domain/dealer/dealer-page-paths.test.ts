import { describe, expect, it } from "vitest"
import { gazetteerOf } from "../place/gazetteer.ts"
import { readDealerAddress } from "./dealer-address.ts"
import { dealerPageOf, pathOfDealerPage } from "./dealer-page-paths.ts"

const town = (zipCode: string, name: string, regionCode: string) => ({
  zipCode,
  name,
  regionCode,
  countyCode: null,
  point: null
})
const gazetteer = gazetteerOf(
  [town("80331", "München", "BY"), town("70173", "Stuttgart", "BW")],
  new Map<string, string>()
)
const seat = { stateSlug: "bayern", zipCode: "80331" }
const dealer = {
  id: 100_017,
  place: seat,
  branches: [
    { id: 52, place: seat, isSeat: true },
    { id: 53, place: { stateSlug: "baden-wuerttemberg", zipCode: "70173" }, isSeat: false }
  ]
}
const homeless = { id: 100_018, place: undefined, branches: [] }

const page = (path: string) =>
  dealerPageOf(
    1,
    readDealerAddress(1, path === "" ? [] : path.split("/")),
    (id) => [dealer, homeless].find((each) => each.id === id),
    gazetteer
  )

describe("the meaning of a path below the dealers' pages (rule dealer.address)", () => {
  it.each([
    ["", "country", "/holzpellethaendler"],
    ["nirgendwo", "country", "/holzpellethaendler"],
    ["bayern", "state", "/holzpellethaendler/bayern"],
    ["Bayern", "state", "/holzpellethaendler/bayern"],
    ["bayern/00000", "state", "/holzpellethaendler/bayern"],
    ["80331", "zip", "/holzpellethaendler/bayern/80331"],
    ["hessen/80331", "zip", "/holzpellethaendler/bayern/80331"],
    ["100017", "dealer", "/holzpellethaendler/bayern/80331/100017"],
    ["hessen/10115/100017", "dealer", "/holzpellethaendler/bayern/80331/100017"],
    ["53/100017", "branch", "/holzpellethaendler/baden-wuerttemberg/70173/53/100017"],
    ["bayern/80331/53/100017", "branch", "/holzpellethaendler/baden-wuerttemberg/70173/53/100017"],
    // the branch at the head office, and a branch that does not belong to this dealer
    ["bayern/80331/52/100017", "dealer", "/holzpellethaendler/bayern/80331/100017"],
    ["bayern/80331/99/100017", "dealer", "/holzpellethaendler/bayern/80331/100017"],
    ["100018", "dealer", "/holzpellethaendler/100018"],
    ["100999", "unknown", undefined],
    ["bayern/muenchen", "unknown", undefined]
  ])("%s is of the kind %s, with the canonical path %s", (path, kind, right) => {
    const found = page(path)
    expect(found.kind).toBe(kind)
    expect(pathOfDealerPage(found)).toBe(right)
  })
})
