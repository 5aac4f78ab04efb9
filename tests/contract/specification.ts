/** The calls in section 7 of the website's specification. */
export const CALLS = [
  'get /',
  'post /api/auth/login',
  'post /api/auth/register',
  'get /api/subscription/',
  'post /api/subscription/',
  'delete /api/subscription/{id}',
  'get /api/donation/donations',
  'post /api/donation/donations',
  'get /api/donation/execute_paypal/payment',
  'get /api/donation/exchange_rate',
  'post /api/donation/exchange_rate/update',
  'get /api/project/',
  'get /api/project/{id}',
  'post /api/project/',
  'put /api/project/{id}',
  'delete /api/project/{id}',
  'post /api/project/{id}/photos',
  'delete /api/project/photos/{photoId}',
  'get /api/project/project_stats/',
  'get /api/project/{id}/download_report',
  'post /api/volunteer/',
  'get /api/volunteer/',
  'delete /api/volunteer/{id}',
];

/** The parameters in section 7 of the specification, by operation. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  listSubscriptions: 'search page page_size',
  deleteSubscription: 'id',
  listDonations: 'search frequency status payment_method page page_size',
  confirmDonation: 'payer_id payment_id token',
  listProjects: 'search category status page page_size',
  getProject: 'id',
  updateProject: 'id',
  deleteProject: 'id',
  addProjectPhotos: 'id',
  deleteProjectPhoto: 'photoId',
  downloadProjectReport: 'id',
  listVolunteers: 'search country role availability status page page_size',
  deleteVolunteer: 'id',
};

const PROJECT_PAYLOAD =
  'title summary category location target_amount currency deadline status receiving_donation donation_reason ' +
  'impact_phrase beneficiary_count milestones goals donation_supports';

/** The fields in sections 3, 7 and 8 of the specification, by schema. */
export const FIELDS: Readonly<Record<string, string>> = {
  Error: 'message',
  LoginRequest: 'username password',
  LoginResponse: 'access_token user',
  User: 'username email',
  RegisterRequest: 'username password email',
  DonationCreate: 'donor_email donor_full_name amount currency payment_client frequency project_id',
  DonationCreated: 'checkout_url',
  Donation:
    'id created_at donor_full_name donor_email project_title currency amount project_currency project_currency_amount ' +
    'frequency payment_client status previous_amount_raised current_amount_raised',
  DonationList: 'data total_pages',
  ExchangeRate: 'usd_to_ngn_rate ngn_to_usd_rate',
  ExchangeRateResponse: 'data',
  ExchangeRateUpdate: 'usd_to_ngn_rate',
  Project:
    'id title summary category location deadline startDate status currency target_amount amount_raised percentage_funded ' +
    'impact impact_phrase impact_count beneficiary_count goals milestones donation_supports cover_image coverPhotoUrl ' +
    'mediaFilesUrls photos donation_reason receiving_donation',
  ProjectResponse: 'data',
  ProjectList: 'data total total_pages',
  ProjectStats: 'total active completed draft',
  ProjectPayload: PROJECT_PAYLOAD,
  ProjectUpdatePayload: `${PROJECT_PAYLOAD} projectId impact_count`,
  ProjectCreateForm: 'payload cover_photo media_files',
  ProjectUpdateForm: 'payload cover_photo media_files',
  ProofPhoto: 'id image name deliver_date',
  ProofForm: 'payload payload.name payload.deliver_date image',
  Subscription: 'id email active created_at',
  SubscriptionList: 'data total total_pages',
  SubscriptionCreate: 'email',
  Volunteer:
    'id first_name last_name phone_number email age country role availability hours days cv created_at',
  // The specification leaves this response open; the screen needs the same fields as for donations.
  VolunteerList: 'data total_pages',
  VolunteerForm: 'payload cv',
  VolunteerPayload: 'first_name last_name email phone_number age country role availability hours days',
};
