import { useRef, useState } from "react"
import { type KeepOutcome, type Paper, roomForPapers } from "../../domain/dealer-application/papers.ts"
import { paperKinds } from "../../domain/files/file-kinds.ts"
import { problemBefore } from "../../domain/files/file-problem.ts"

/** Manages the documents of a form: each is uploaded as soon as it is chosen, one after the other. */
export const usePapers = (keep: (file: File) => Promise<KeepOutcome>) => {
  const [papers, setPapers] = useState<ReadonlyArray<Paper>>([])
  const next = useRef(1)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const settle = (number: number, state: Paper["state"]) =>
    setPapers((before) => before.map((paper) => (paper.number === number ? { ...paper, state } : paper)))
  const send = async (number: number, file: File) => {
    const outcome = await keep(file)
    settle(
      number,
      outcome.kind === "kept"
        ? { type: "kept", documentId: outcome.documentId }
        : { type: "refused", trouble: outcome.trouble }
    )
  }
  const choose = (files: ReadonlyArray<File>) => {
    let room = roomForPapers(papers)
    const chosen = files.map((file) => {
      const number = next.current++
      const problem = problemBefore(file, paperKinds)
      const trouble = problem ?? (room <= 0 ? ({ code: "tooManyPapers" } as const) : undefined)
      if (trouble === undefined) {
        room -= 1
        queue.current = queue.current.then(() => send(number, file))
      }
      const state: Paper["state"] = trouble === undefined ? { type: "sending" } : { type: "refused", trouble }
      return { number, name: file.name, size: file.size, state }
    })
    setPapers((before) => [...before, ...chosen])
  }
  const remove = (number: number) => setPapers((before) => before.filter((paper) => paper.number !== number))
  return { papers, choose, remove }
}
