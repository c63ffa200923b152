// `node bench/bare-fastify.ts FILE`: the least that Fastify does for an answer. GET /unchanged is a 304 with
// a tag, GET /bytes sends FILE's content as JSON. Prints its port.
import { readFileSync } from "node:fs";
import fastify from "fastify";

const [file = ""] = process.argv.slice(2);
const bytes = readFileSync(file);
const app = fastify();
app.get("/unchanged", (_request, reply) => reply.header("etag", '"x"').code(304).send());
app.get("/bytes", (_request, reply) => reply.type("application/json; charset=utf-8").send(bytes));
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
console.log(typeof address === "object" ? address?.port : address);
