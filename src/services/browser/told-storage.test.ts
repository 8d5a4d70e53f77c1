import { expect, it } from "vitest"
import { rowOf } from "../../domain/consent/storage-table.ts"
import { companionCookie } from "../session/companion-cookie.ts"
import { statesKey } from "../machine-log/forget-states.ts"
import { localeCookie } from "./cookies.ts"
import { batchKey, wordsKey } from "./forget-batch.ts"
import { typedFormsPrefix } from "./forget-forms.ts"
import { columnsKey } from "./kept-columns.ts"
import { menuCookie } from "./menu-cookie.ts"
import { reloadKey } from "./reload-key.ts"
import { wishesKey } from "./storage.ts"
import { upsellCookie } from "./upsell-source.ts"
import { wishesCookie } from "./wishes-cookie.ts"

const key = { countryId: 1, productGroupId: 3 } as const
const nameOf = (cookie: string) => cookie.split("=", 1)[0] ?? ""

it("every stored value is listed in the table of storage (rule consent.table)", () => {
  const cookies = [localeCookie("de", true), wishesCookie(key, {}, "DEFAULT", true), upsellCookie({})].map(
    nameOf
  )
  const session = [statesKey, batchKey, wordsKey, `${typedFormsPrefix}0f3a`, reloadKey]
  expect([...cookies, companionCookie].filter((name) => rowOf("cookie", name) === undefined)).toEqual([])
  expect(session.filter((name) => rowOf("session", name) === undefined)).toEqual([])
  expect(rowOf("cookie", nameOf(menuCookie("folded", true)))).toBeDefined()
  expect(rowOf("local", wishesKey(key))).toBeDefined()
  expect(rowOf("local", columnsKey("7"))).toBeDefined()
})
