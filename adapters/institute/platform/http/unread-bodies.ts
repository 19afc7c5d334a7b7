import type { IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

import type { FastifyInstance } from "fastify";

import { networkOf } from "./network-of.ts";

/** Bytes of a body that are read and dropped before an answer: the largest file, with room for what wraps it. */
const mostDropped = 11 * 1024 * 1024;

/** Milliseconds that reading them may take. */
const longestDrop = 30_000;

/** Bodies of one network that are dropped at a time. */
const mostOfNetwork = 8;

/**
 * Milliseconds without reading before a connection is closed: a sender whose buffers are full stops writing and reads
 * the answer.
 */
const untilFull = 200;

const lengthOf = ({ headers }: IncomingMessage): number =>
  headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : 1;

/** Reads and drops the rest of a body; returns whether it ended within the bounds. */
const dropRest = (body: IncomingMessage): Promise<boolean> =>
  new Promise((resolve) => {
    let dropped = 0;
    const settle = (hasEnded: boolean): void => {
      clearTimeout(timer);
      body.off("data", count).pause();
      resolve(hasEnded);
    };
    const count = (chunk: Buffer): void => {
      dropped += chunk.length;
      if (dropped > mostDropped) settle(false);
    };
    const timer = setTimeout(settle, longestDrop, false);
    body.on("data", count);
    body.once("end", () => settle(true));
    body.once("close", () => settle(false));
    body.resume();
  });

/**
 * Answers a request only after its body has arrived: browsers send a whole body before they read, and take a connection
 * that closes meanwhile for a failed network. What no handler has read is dropped, within bounds of bytes, time and
 * number. Beyond them, the connection closes with the answer.
 */
export const dropUnreadBodies = (app: FastifyInstance): void => {
  const dropping = new Map<string, number>();
  app.addHook("onSend", async (request, reply) => {
    const { raw } = request;
    const length = lengthOf(raw);
    if (length === 0 || raw.readableEnded) return;
    const network = networkOf(request);
    const others = dropping.get(network) ?? 0;
    let hasEnded = false;
    if (length <= mostDropped && others < mostOfNetwork && !raw.destroyed) {
      dropping.set(network, others + 1);
      hasEnded = await dropRest(raw);
      const left = (dropping.get(network) ?? 1) - 1;
      if (left === 0) dropping.delete(network);
      else dropping.set(network, left);
    }
    if (hasEnded) return;
    void reply.header("connection", "close");
    await delay(untilFull);
  });
};
