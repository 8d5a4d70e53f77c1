import { Effect, SchemaIssue } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import { Validation } from "../../contract/middleware.ts"
import { errorResponse } from "./error-body.ts"
import { invalid, type Problem } from "./refusals.ts"

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const longestField = 120

const fieldOf = (path: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined): string =>
  (path ?? [])
    .map((part) => String(typeof part === "object" ? part.key : part))
    .join(".")
    .toWellFormed()
    .replaceAll("\u0000", "")
    .slice(0, longestField)

/** Maximum number of validation errors in a response; a body of 256 kB could contain ten thousand errors. */
const longestList = 50

const problemsOf = (issue: SchemaIssue.Issue): ReadonlyArray<Problem> =>
  format(issue)
    .issues.slice(0, longestList)
    .map(({ path, message }) => ({
      code: "malformed",
      field: fieldOf(path),
      params: { reason: message.toWellFormed().slice(0, 200) }
    }))

/**
 * Converts schema errors to refusals: a request that does not match the contract gets 422 with every validation error;
 * an address with an impossible value gets 404 like any unknown address; a response that does not match is an error of
 * the server.
 */
export const validationLayer = HttpApiMiddleware.layerSchemaErrorTransform(Validation, (error) =>
  error.kind === "Body" || error.kind === "ResponseHeaders"
    ? Effect.die(error)
    : error.kind === "Params"
      ? Effect.succeed(errorResponse(404))
      : Effect.fail(invalid(problemsOf(error.cause.issue)))
)
