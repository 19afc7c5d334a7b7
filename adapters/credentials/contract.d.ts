import * as z from "zod/mini";
export declare const signInDetails: {
    readonly failure: "SIGN_IN_DETAILS_FETCH_ERROR";
    readonly summary: "What the customer signs in with; and where a forgotten password is chosen anew, unless another provider looks after that.";
    readonly method: "GET";
    readonly path: "/customers/{id}/sign-in";
    readonly demands: "not suspended";
    readonly answer: z.ZodMiniObject<{
        email: z.ZodMiniString<string>;
        awaited: z.ZodMiniOptional<z.ZodMiniString<string>>;
        forgotten: z.ZodMiniOptional<z.ZodMiniString<string>>;
    }, z.core.$strip>;
};
export declare const changePassword: {
    readonly failure: "PASSWORD_CHANGE_SUBMIT_ERROR";
    readonly summary: "Chooses another password. Every other sign-in of the customer ends.";
    readonly method: "POST";
    readonly path: "/customers/{id}/sign-in/password";
    readonly demands: "not suspended";
    readonly body: z.ZodMiniObject<{
        present: z.ZodMiniString<string>;
        chosen: z.ZodMiniString<string>;
    }, z.core.$strip>;
    readonly success: 204;
};
export declare const changeSignInEmail: {
    readonly failure: "SIGN_IN_EMAIL_CHANGE_SUBMIT_ERROR";
    readonly summary: "Sends a link to another email, which the customer signs in with once the link is opened. Whether somebody else has it is not told.";
    readonly method: "POST";
    readonly path: "/customers/{id}/sign-in/email";
    readonly demands: "not suspended";
    readonly body: z.ZodMiniObject<{
        email: z.ZodMiniString<string>;
        present: z.ZodMiniString<string>;
    }, z.core.$strip>;
    readonly success: 204;
};
