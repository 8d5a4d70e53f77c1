/** A path of the server's answer as an address of our own; anything else leads home. */
export const pathOf = (path: string): `/${string}` => (isPath(path) ? path : "/")

const isPath = (path: string): path is `/${string}` => /^\/(?!\/)/u.test(path)
