import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import type { ShopApi } from "../../contract/shop.api.ts"

type GroupsOf<Api> = Api extends HttpApi.HttpApi<string, infer Groups> ? Groups : never
type Groups = GroupsOf<typeof ShopApi>
type EndpointOf<Group extends string, Name extends string> = Extract<
  HttpApiGroup.EndpointsWithIdentifier<Groups, Group>,
  { readonly identifier: Name }
>

type Part<Key extends string, Schema> = [Schema] extends [never]
  ? unknown
  : Schema extends { readonly Type: infer Type }
    ? Readonly<Record<Key, Type>>
    : unknown

/** The request of an API call: path parameters, query and body, as defined by the contract. */
export type RequestOf<Endpoint> = object &
  Part<"params", HttpApiEndpoint.Params<Endpoint>> &
  Part<"query", HttpApiEndpoint.Query<Endpoint>> &
  Part<"payload", HttpApiEndpoint.Payload<Endpoint>>

/** An API call of the contract. `types` only carries types; it is never set at run time. */
export interface Call<Request, Success, Failure> {
  readonly method: string
  /** Contains `:name` for each path parameter. */
  readonly path: string
  /** `true` if the names in the body are the same on the wire and in the code. */
  readonly plain?: true
  readonly types?: { readonly request: Request; readonly success: Success; readonly failure: Failure }
}

export type CallOf<Group extends string, Name extends string> = Call<
  RequestOf<EndpointOf<Group, Name>>,
  HttpApiEndpoint.Success<EndpointOf<Group, Name>>["Type"],
  HttpApiEndpoint.Errors<EndpointOf<Group, Name>>
>

/** Result of a call: successful, refused with a reason, or without a response that could be parsed. */
export type Answer<Success, Failure> =
  | { readonly type: "ok"; readonly value: Success }
  | {
      readonly type: "refused"
      readonly status: number
      readonly error: Failure
      /** Seconds until the next attempt is useful, if the server states them. */
      readonly retryAfter?: number
    }
  /** `status` is missing if there was no response, or none that could be parsed. */
  | { readonly type: "unreachable"; readonly status?: number; readonly retryAfter?: number }
