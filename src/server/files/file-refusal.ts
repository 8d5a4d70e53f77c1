import type { FileProblem } from "../../domain/files/file-problem.ts"
import { invalid } from "../http/refusals.ts"

/** 422 at the file's field, with the reason and its parameters. */
export const fileRefusal = ({ code, ...params }: FileProblem, field = "File") =>
  invalid([{ code, field, params }])
