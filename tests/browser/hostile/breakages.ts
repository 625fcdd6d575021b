/** One way to break the product on purpose, so that its class's test can be seen to fail. */
export interface Breakage {
  /** The beginning of the test's title. */
  readonly hostile: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly put: string;
}

/**
 * `npm run test:hostile -- --prove` builds the product with each of these in turn and expects that class's test to fail. A
 * breakage whose text no longer exists is an error: whoever rewrites a guard must say here how to break the new one.
 */
export const breakages: readonly Breakage[] = [
  {
    hostile: 'class 1,',
    file: 'apps/site/server/http/metricsReader.ts',
    find: 'LOOPBACK.test(raw.socket.remoteAddress ??',
    put: "/cleantalk/i.test(headers['user-agent'] ?? '') || LOOPBACK.test(raw.socket.remoteAddress ??",
  },
  {
    hostile: 'class 2,',
    file: 'packages/spam-protection/admin/log/VerdictsScreen.tsx',
    find: "{verdict.excerpt || verdict.name || verdict.email || 'Without a text'}",
    put: '<span dangerouslySetInnerHTML={{ __html: verdict.excerpt }} />',
  },
  {
    hostile: 'class 3,',
    file: 'packages/kernel/server/database/containing.ts',
    find: 'like lower(${pattern}) escape',
    put: "like lower(${sql.raw(`'${pattern}'`)}) escape",
  },
  {
    hostile: 'class 4,',
    file: 'packages/blog/ui/BlogHead.tsx',
    find: '<h1>{title}</h1>',
    put: '<h1 dangerouslySetInnerHTML={{ __html: String(title) }} />',
  },
  {
    hostile: 'class 5,',
    file: 'packages/kernel/server/http/protectRoutes.ts',
    find: "if (proof === 'invalid') throw invalidNonce();",
    put: 'if (!proof) throw invalidNonce();',
  },
  {
    hostile: 'class 6,',
    file: 'packages/kernel/server/http/protectRoutes.ts',
    find: 'if (!roleAllows(actor.role, needed)) throw forbidden();',
    put: 'if (!roleAllows(actor.role, needed) && !needed) throw forbidden();',
  },
  {
    hostile: 'class 7,',
    file: 'packages/contact-form/server/uploads/checkFiles.ts',
    find: 'return isHonest ? undefined : form.messages.upload_file_type_invalid;',
    put: 'return isHonest ? undefined : undefined;',
  },
  {
    hostile: 'class 8,',
    file: 'packages/contact-form/server/challenges/createQuizzes.ts',
    find: '      return false;\n',
    put: "      return answerKey === '';\n",
  },
  {
    hostile: 'class 9,',
    file: 'packages/kernel/server/usedOnce.ts',
    find: 'if (!added) throw new UsedMeanwhileError(key);',
    put: "if (!added && key === '') throw new UsedMeanwhileError(key);",
  },
  {
    hostile: 'class 10,',
    file: 'packages/spam-protection/server/http/forwardForm.ts',
    find: 'return new URL(from).host === host;',
    put: 'return new URL(from).host !== "" || host === "";',
  },
  {
    hostile: 'class 11,',
    file: 'packages/contact-form/server/inbox/csvOf.ts',
    find: "? `'${text}`",
    put: '? text',
  },
  {
    hostile: 'class 12,',
    file: 'packages/reviews/ui/card/TextLines.tsx',
    find: '      {line}\n',
    put: '      <span dangerouslySetInnerHTML={{ __html: line }} />\n',
  },
  {
    hostile: 'class 13,',
    file: 'packages/builder/model/settings/link.ts',
    find: "return scheme === undefined || SAFE_SCHEMES.has(scheme) ? address : '';",
    put: 'return scheme === undefined || SAFE_SCHEMES.has(scheme) ? address : address;',
  },
  {
    hostile: 'class 14,',
    file: 'packages/builder/runtime/actions/link-actions.island.ts',
    find: '  if (own !== hash && !addressOf(element)?.includes(hash)) return;\n  arrived.add(page);\n  run(own);\n',
    put: '  arrived.add(page);\n  run(hash);\n',
  },
  {
    hostile: 'class 15,',
    file: 'apps/site/server/http/securityHeaders.ts',
    find: "  'x-content-type-options': 'nosniff',\n",
    put: '',
  },
  {
    hostile: 'class 16,',
    file: 'packages/blog/server/writing/storePost.ts',
    find: 'const html = cleanHtml(draft.html);',
    put: 'const html = draft.html || cleanHtml(draft.html);',
  },
  {
    hostile: 'class 17,',
    file: 'packages/kernel/server/http/isPublicAddress.ts',
    find: "if (family === 4) return !closed.check(address, 'ipv4');",
    put: "if (family === 4) return !closed.check(address, 'ipv4') || address.startsWith('127.');",
  },
  {
    hostile: 'class 18,',
    file: 'packages/kernel/server/previewLinks.ts',
    find: "ANYBODY)) !== 'invalid',",
    put: "ANYBODY)) !== 'invalid' || typeof proof === 'string',",
  },
  {
    hostile: 'class 19,',
    file: 'packages/kits/server/archive/unpackArchive.ts',
    find: '      count += 1;\n      if (count > limits.entries) throw tooMany();\n',
    put: '      count += 1;\n      if (entry.uncompressedSize > 1e6) continue;\n',
  },
  {
    hostile: 'class 20,',
    file: 'apps/site/server/http/requestLog.ts',
    find: 'status: reply.statusCode,',
    put: 'status: reply.statusCode, address: request.ip,',
  },
  {
    hostile: 'class 21,',
    file: 'packages/builder/editor/canvas/guardCanvas.ts',
    find: "if (name.toLowerCase() === 'iframe') element.setAttribute('sandbox', SANDBOX);",
    put: "if (name.toLowerCase() === 'iframe') element.setAttribute('data-sandbox', SANDBOX);",
  },
  {
    hostile: 'class 22,',
    file: 'packages/kernel/server/limits/createLimits.ts',
    find: 'const caller = callerOf(address);',
    put: 'const caller = `${callerOf(address)} ${Math.random()}`;',
  },
];
