import { encode } from "uqr"
import { expect, it } from "vitest"
import { renderedIn } from "../kit/rendered.test-support.tsx"
import { SetupPicture } from "./SetupPicture.tsx"

const address =
  "otpauth://totp/Heizmarkt:erika%40beispiel.example?issuer=Heizmarkt&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"

/** Returns the drawn modules, row by row, read from the picture's outline and not from the library. */
const drawnIn = (html: string): ReadonlyArray<string> => {
  const size = Number(/viewBox="0 0 (?<size>\d+) \d+"/u.exec(html)?.groups?.["size"])
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => "."))
  for (const { groups } of html.matchAll(/M(?<x>\d+) (?<y>\d+)h1v1h-1z/gu)) {
    const row = rows[Number(groups?.["y"])]
    if (row !== undefined) row[Number(groups?.["x"])] = "#"
  }
  return rows.map((row) => row.join(""))
}

it("every module of the QR code for the authenticator's URL is drawn, with a white margin of four", async () => {
  const drawn = drawnIn(await renderedIn("de", <SetupPicture address={address} />))
  const code = encode(address, { ecc: "M", border: 0 }).data.map((row) =>
    row.map((isDark) => (isDark ? "#" : ".")).join("")
  )
  const inner = drawn.slice(4, -4)
  expect(inner.map((row) => row.slice(4, -4))).toEqual(code)
  const margin = [
    ...drawn.slice(0, 4),
    ...drawn.slice(-4),
    ...inner.flatMap((row) => [row.slice(0, 4), row.slice(-4)])
  ]
  expect(margin.join("")).toMatch(/^\.+$/u)
})

it("the three finder patterns are drawn, and another secret has another code", async () => {
  const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
  const drawn = drawnIn(await renderedIn("de", <SetupPicture address={address} />)).slice(4, -4)
  const top = drawn.slice(0, 7).map((row) => row.slice(4, -4))
  expect(top.map((row) => row.slice(0, 7))).toEqual(finder)
  expect(top.map((row) => row.slice(-7))).toEqual(finder)
  expect(drawn.slice(-7).map((row) => row.slice(4, 11))).toEqual(finder)
  const other = await renderedIn("de", <SetupPicture address={address.replace("JBSW", "KBSW")} />)
  expect(drawnIn(other).slice(4, -4)).not.toEqual(drawn)
})
