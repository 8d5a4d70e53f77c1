/** Returns a path from the server's response as a path of the shop; any other value leads to the home page. */
export const pathOf = (path: string): `/${string}` => (isPath(path) ? path : "/")

const isPath = (path: string): path is `/${string}` => /^\/(?!\/)/u.test(path)
