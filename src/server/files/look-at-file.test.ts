import { Effect } from "effect"
import { expect, test } from "vitest"
import { type FileKind, largestFile, paperKinds, pictureKinds } from "../../domain/files/file-kinds.ts"
import { lookAtFile } from "./look-at-file.ts"
import { emptyZip, joined, papers, pdfWith } from "./papers.test-support.ts"

const whole = await papers()
const look = (name: string, bytes: Uint8Array, kinds: ReadonlyArray<FileKind> = paperKinds) =>
  Effect.runPromise(
    Effect.match(lookAtFile({ name, bytes }, kinds), {
      onSuccess: ({ name: kept, kind }) => `${kind} ${kept}`,
      onFailure: ({ code }) => code
    })
  )

const taken: ReadonlyArray<readonly [string, Uint8Array, string]> = [
  ["Gewerbeschein.pdf", whole.pdf, "pdf Gewerbeschein.pdf"],
  ["ENplus Zertifikat.PDF", whole.pdf, "pdf ENplus Zertifikat.pdf"],
  ["Foto.JPG", whole.jpeg, "jpeg Foto.jpg"],
  ["Foto.jpeg", joined(whole.jpeg, "ftypmp42 a short film"), "jpeg Foto.jpeg"],
  ["Scan.png", whole.png, "png Scan.png"],
  ["C:\\Akten\\..\\Müller & Söhne.pdf", whole.pdf, "pdf Müller - Söhne.pdf"]
]

test.each(taken)("%s is accepted", async (name, bytes, expected) => {
  expect(await look(name, bytes)).toBe(expected)
})

test("only the requested kinds of pictures and tables are accepted", async () => {
  expect(await look("a.webp", whole.webp, pictureKinds)).toBe("webp a.webp")
  expect(await look("a.avif", whole.avif, pictureKinds)).toBe("avif a.avif")
  expect(await look("a.gif", whole.gif, pictureKinds)).toBe("gif a.gif")
  expect(await look("a.csv", joined("PLZ;Preis\r\n80331;329,50\r\n"), ["csv"])).toBe("csv a.csv")
  expect(await look("a.csv", joined("Stra\u00dfe;\u00fc"), ["csv"])).toBe("csv a.csv")
  expect(await look("a.webp", whole.webp)).toBe("fileKind")
})

const hostile: ReadonlyArray<readonly [string, string, Uint8Array, string]> = [
  ["nothing", "a.pdf", new Uint8Array(), "fileEmpty"],
  ["a byte too many", "a.pdf", joined(pdfWith(), new Uint8Array(largestFile)), "fileTooLarge"],
  ["no ending", "Gewerbeschein", whole.pdf, "fileNameless"],
  ["an ending alone", ".pdf", whole.pdf, "fileNameless"],
  ["a path for a name", "../../", whole.pdf, "fileNameless"],
  ["a program", "setup.exe", joined("MZ", new Uint8Array(64)), "fileKind"],
  ["a program with a second ending", "scan.pdf.exe", whole.pdf, "fileKind"],
  ["a program whose name is turned round", "scan\u202efdp.exe", joined("MZ"), "fileKind"],
  ["a program under a good name", "scan.pdf", joined("MZ", new Uint8Array(512)), "fileOther"],
  ["a page under a good name", "scan.pdf", joined("<html><script>alert(1)</script></html>"), "fileOther"],
  ["a drawing with a script", "logo.png", joined('<svg xmlns="x"><script/></svg>'), "fileOther"],
  ["text under a good name", "scan.pdf", joined("Guten Tag"), "fileOther"],
  ["an archive under a good name", "scan.pdf", emptyZip, "fileOther"],
  ["a PNG that is called JPG", "scan.jpg", whole.png, "fileOther"],
  ["a GIF that is called PNG", "scan.png", whole.gif, "fileOther"],
  ["a PNG with an archive behind it", "scan.png", joined(whole.png, emptyZip), "fileTwofold"],
  ["a PNG that goes on after its end", "scan.png", joined(whole.png, "more"), "fileTwofold"],
  ["a JPEG with an archive behind it", "scan.jpg", joined(whole.jpeg, emptyZip), "fileTwofold"],
  [
    "a JPEG with a script of a server",
    "scan.jpg",
    joined(whole.jpeg, "<?php system('id') ?>"),
    "fileTwofold"
  ],
  [
    "a JPEG with a PDF in its comment",
    "scan.jpg",
    joined(whole.jpeg.subarray(0, 2), "\u00ff\u00fe\u0000\u000a%PDF-1.4", whole.jpeg.subarray(2)),
    "fileTwofold"
  ],
  ["a PDF with an archive behind it", "scan.pdf", joined(whole.pdf, emptyZip), "fileTwofold"],
  ["a PDF with a page in it", "scan.pdf", pdfWith("(<script>alert(1)</script>) "), "fileTwofold"],
  ["a PDF with a long tail", "scan.pdf", joined(whole.pdf, "x".repeat(2_000)), "fileTwofold"],
  [
    "a PDF with a program",
    "scan.pdf",
    pdfWith("/OpenAction << /S /JavaScript /JS (app.alert) >> "),
    "fileActive"
  ],
  ["a PDF that starts a program", "scan.pdf", pdfWith("/OpenAction << /S /Launch >> "), "fileActive"],
  [
    "a PDF whose program is spelled in figures",
    "scan.pdf",
    pdfWith("/AA << /S /J#61va#53cript >> "),
    "fileActive"
  ],
  ["half a PDF", "scan.pdf", whole.pdf.subarray(0, 60), "fileBroken"],
  ["half a PNG", "scan.png", whole.png.subarray(0, 40), "fileBroken"],
  ["the head of a JPEG", "scan.jpg", whole.jpeg.subarray(0, 20), "fileBroken"]
]

test.each(hostile)("%s is refused", async (_, name, bytes, code) => {
  expect(await look(name, bytes)).toBe(code)
})
