import { describe, expect, it } from "vitest"
import { type Person, personProblems } from "./person.ts"

const erika: Person = {
  title1Id: 1,
  title2Id: 2,
  firstName: "Erika",
  lastName: "Muster",
  phone: "+49 89 123456",
  newsletter: false
}
const found = (change: Partial<Person>) =>
  personProblems({ ...erika, ...change }).map(({ field, code }) => `${field} ${code}`)

describe("base data of a person", () => {
  it("are valid with only a name", () => {
    expect(found({})).toEqual([])
    expect(found({ title1Id: 0, title2Id: 0, phone: "  ", newsletter: true })).toEqual([])
    expect(found({ firstName: ` ${"x".repeat(60)} ` })).toEqual([])
  })

  it.each([
    [{ title1Id: 9 }, "title1Id invalid"],
    [{ title2Id: -1 }, "title2Id invalid"],
    [{ firstName: " " }, "firstName required"],
    [{ lastName: "" }, "lastName required"],
    [{ firstName: "x".repeat(61) }, "firstName tooLong"],
    [{ lastName: "x".repeat(61) }, "lastName tooLong"],
    [{ firstName: "www.evil.example" }, "firstName linkNotAllowed"],
    [{ lastName: "\u200b\t" }, "lastName required"],
    [{ phone: "12" }, "phone invalid"],
    [{ phone: "null acht neun" }, "phone invalid"]
  ])("%o is reported as %s", (change, problem) => {
    expect(found(change)).toEqual([problem])
  })
})
